package puzzlescope.river.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.window.board.PuzzleFace;

/** The river crossing in the window. */
public final class RiverFace extends PuzzleFace {

    public RiverFace() {
        super("river", MaterialDesignF.FERRY, RiverView::new);
    }
}
