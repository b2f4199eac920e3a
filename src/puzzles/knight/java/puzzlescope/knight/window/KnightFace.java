package puzzlescope.knight.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.window.board.PuzzleFace;

/** The knight's tour in the window. */
public final class KnightFace extends PuzzleFace {

    public KnightFace() {
        super("knight", MaterialDesignC.CHESS_KNIGHT, KnightView::new);
    }
}
