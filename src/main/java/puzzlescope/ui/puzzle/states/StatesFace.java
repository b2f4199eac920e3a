package puzzlescope.ui.puzzle.states;

import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import puzzlescope.ui.board.PuzzleFace;

/** The state space in the window. */
public final class StatesFace extends PuzzleFace {

    public StatesFace() {
        super("states", MaterialDesignG.GRAPH_OUTLINE, StatesView::new);
    }
}
