package puzzlescope.ui.puzzle.recursion;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.recursion.RecursionPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class SampleContext extends RecordingContext {

    public static final RecursionPuzzle PUZZLE = new RecursionPuzzle();

    public SampleContext() {
        super(PUZZLE);
    }

    public static Arguments with(String... namesAndTexts) {
        return given(PUZZLE, namesAndTexts);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
