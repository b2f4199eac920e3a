package puzzlescope.finder.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.window.board.PuzzleFace;

/** The file finder in the window. */
public final class FinderFace extends PuzzleFace {

    public FinderFace() {
        super("finder", MaterialDesignF.FILE_SEARCH_OUTLINE, FinderView::new);
    }
}
