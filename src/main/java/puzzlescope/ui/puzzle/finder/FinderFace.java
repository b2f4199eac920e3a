package puzzlescope.ui.puzzle.finder;

import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.ui.board.PuzzleFace;

/** The file finder in the window. */
public final class FinderFace extends PuzzleFace {

    public FinderFace() {
        super("finder", MaterialDesignF.FILE_SEARCH_OUTLINE, FinderView::new);
    }
}
