package puzzlescope.ui.puzzle.river;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

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
    public BoardView view(TabContext context) {
        return new RiverView(context);
    }
}
