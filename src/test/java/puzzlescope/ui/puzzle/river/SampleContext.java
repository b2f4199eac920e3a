package puzzlescope.ui.puzzle.river;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.river.RiverPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class SampleContext extends RecordingContext {

    public static final RiverPuzzle PUZZLE = new RiverPuzzle();

    public SampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
