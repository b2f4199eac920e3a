package puzzlescope.hanoi.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import puzzlescope.window.board.PuzzleFace;

/** The Towers of Hanoi in the window. */
public final class HanoiFace extends PuzzleFace {

    public HanoiFace() {
        super("hanoi", MaterialDesignP.PYRAMID, HanoiView::new);
    }
}
