package puzzlescope.river.window;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.river.RiverPuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class RiverSampleContext extends RecordingContext {

    public static final RiverPuzzle PUZZLE = new RiverPuzzle();

    public RiverSampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
