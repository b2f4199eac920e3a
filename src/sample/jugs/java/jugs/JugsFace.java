package jugs;

import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.window.board.PuzzleFace;

/** Water jugs in the window. */
public final class JugsFace extends PuzzleFace {

    public JugsFace() {
        super("jugs", MaterialDesignC.CUP_WATER, JugsView::new);
    }
}
