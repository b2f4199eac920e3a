package puzzlescope.ui.puzzle.hanoi;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.hanoi.HanoiPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
final class SampleContext extends RecordingContext {

    public static final HanoiPuzzle PUZZLE = new HanoiPuzzle();

    public SampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
