package puzzlescope.ui.puzzle.states;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.states.StatesPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class SampleContext extends RecordingContext {

    public static final StatesPuzzle PUZZLE = new StatesPuzzle();

    public SampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
