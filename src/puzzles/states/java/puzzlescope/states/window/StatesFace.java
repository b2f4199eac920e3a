package puzzlescope.states.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import puzzlescope.window.board.PuzzleFace;

/** The state space in the window. */
public final class StatesFace extends PuzzleFace {

    public StatesFace() {
        super("states", MaterialDesignG.GRAPH_OUTLINE, StatesView::new);
    }
}
