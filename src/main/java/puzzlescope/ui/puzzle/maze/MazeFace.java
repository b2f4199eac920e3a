package puzzlescope.ui.puzzle.maze;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** The maze in the window. */
public final class MazeFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "maze";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignV.VIEW_QUILT;
    }

    @Override
    public BoardView view(TabContext context) {
        return new MazeView(context);
    }
}
