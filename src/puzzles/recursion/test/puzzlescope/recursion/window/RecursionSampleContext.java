package puzzlescope.recursion.window;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.recursion.RecursionPuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class RecursionSampleContext extends RecordingContext {

    public static final RecursionPuzzle PUZZLE = new RecursionPuzzle();

    public RecursionSampleContext() {
        super(PUZZLE);
    }

    public static Arguments with(String... namesAndTexts) {
        return given(PUZZLE, namesAndTexts);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
