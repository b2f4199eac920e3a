package puzzlescope.states.window;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class StatesSampleContext extends RecordingContext {

    public static final StatesPuzzle PUZZLE = new StatesPuzzle();

    public StatesSampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
