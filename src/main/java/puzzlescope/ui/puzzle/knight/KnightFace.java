package puzzlescope.ui.puzzle.knight;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Desk;
import puzzlescope.ui.board.PuzzleFace;

/** The knight's tour in the window. */
public final class KnightFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "knight";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignC.CHESS_KNIGHT;
    }

    @Override
    public BoardView view(Desk desk) {
        return new KnightView(desk);
    }
}
