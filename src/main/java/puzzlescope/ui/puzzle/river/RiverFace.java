package puzzlescope.ui.puzzle.river;

import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.ui.board.PuzzleFace;

/** The river crossing in the window. */
public final class RiverFace extends PuzzleFace {

    public RiverFace() {
        super("river", MaterialDesignF.FERRY, RiverView::new);
    }
}
