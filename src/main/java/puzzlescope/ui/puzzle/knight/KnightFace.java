package puzzlescope.ui.puzzle.knight;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

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
    public BoardView view(TabContext context) {
        return new KnightView(context);
    }
}
