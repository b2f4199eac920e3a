package puzzlescope.ui.puzzle.queens;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Desk;
import puzzlescope.ui.board.PuzzleFace;

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
    public BoardView view(Desk desk) {
        return new QueensView(desk);
    }
}
