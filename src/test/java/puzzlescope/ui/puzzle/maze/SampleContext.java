package puzzlescope.ui.puzzle.maze;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.maze.MazePuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class SampleContext extends RecordingContext {

    public static final MazePuzzle PUZZLE = new MazePuzzle();

    public SampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
