package puzzlescope.queens.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.window.board.PuzzleFace;

/** The queens in the window. */
public final class QueensFace extends PuzzleFace {

    public QueensFace() {
        super("queens", MaterialDesignC.CHESS_QUEEN, QueensView::new);
    }
}
