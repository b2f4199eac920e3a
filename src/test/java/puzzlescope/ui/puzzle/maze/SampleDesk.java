package puzzlescope.ui.puzzle.maze;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.maze.MazePuzzle;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.puzzle.RecordingDesk;

/** A desk for this puzzle. FX thread only. */
final class SampleDesk extends RecordingDesk {

    public static final MazePuzzle PUZZLE = new MazePuzzle();

    public SampleDesk() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
