package puzzlescope.ui.puzzle.finder;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.finder.FinderPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class SampleContext extends RecordingContext {

    public static final FinderPuzzle PUZZLE = new FinderPuzzle();

    public SampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
