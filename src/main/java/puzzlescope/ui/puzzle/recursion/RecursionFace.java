package puzzlescope.ui.puzzle.recursion;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** The small recursions in the window. */
public final class RecursionFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "recursion";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignF.FILE_TREE;
    }

    @Override
    public BoardView view(TabContext context) {
        return new RecursionView(context);
    }
}
