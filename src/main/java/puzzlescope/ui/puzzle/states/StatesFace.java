package puzzlescope.ui.puzzle.states;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** The state space in the window. */
public final class StatesFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "states";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignG.GRAPH_OUTLINE;
    }

    @Override
    public BoardView view(TabContext context) {
        return new StatesView(context);
    }
}
