package puzzlescope.ui.puzzle.finder;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** The file finder in the window. */
public final class FinderFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "finder";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignF.FILE_SEARCH_OUTLINE;
    }

    @Override
    public BoardView view(TabContext context) {
        return new FinderView(context);
    }
}
