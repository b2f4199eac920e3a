package puzzlescope.hanoi.window;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.hanoi.HanoiPuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
final class HanoiSampleContext extends RecordingContext {

    public static final HanoiPuzzle PUZZLE = new HanoiPuzzle();

    public HanoiSampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
