package puzzlescope.recursion.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.window.board.PuzzleFace;

/** The small recursions in the window. */
public final class RecursionFace extends PuzzleFace {

    public RecursionFace() {
        super("recursion", MaterialDesignF.FILE_TREE, RecursionView::new);
    }
}
