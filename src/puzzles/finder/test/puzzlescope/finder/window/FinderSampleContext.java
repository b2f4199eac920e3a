package puzzlescope.finder.window;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class FinderSampleContext extends RecordingContext {

    public static final FinderPuzzle PUZZLE = new FinderPuzzle();

    public FinderSampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
