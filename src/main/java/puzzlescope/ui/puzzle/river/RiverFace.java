package puzzlescope.ui.puzzle.river;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Desk;
import puzzlescope.ui.board.PuzzleFace;

/** The river crossing in the window. */
public final class RiverFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "river";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignF.FERRY;
    }

    @Override
    public BoardView view(Desk desk) {
        return new RiverView(desk);
    }
}
