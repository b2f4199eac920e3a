package puzzlescope.ui.puzzle.knight;

import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.ui.board.PuzzleFace;

/** The knight's tour in the window. */
public final class KnightFace extends PuzzleFace {

    public KnightFace() {
        super("knight", MaterialDesignC.CHESS_KNIGHT, KnightView::new);
    }
}
