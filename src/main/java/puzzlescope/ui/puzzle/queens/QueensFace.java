package puzzlescope.ui.puzzle.queens;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** The queens in the window. */
public final class QueensFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "queens";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignC.CHESS_QUEEN;
    }

    @Override
    public BoardView view(TabContext context) {
        return new QueensView(context);
    }
}
