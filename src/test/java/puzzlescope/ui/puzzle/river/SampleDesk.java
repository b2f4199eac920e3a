package puzzlescope.ui.puzzle.river;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.river.RiverPuzzle;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.puzzle.RecordingDesk;

/** A desk for this puzzle. FX thread only. */
final class SampleDesk extends RecordingDesk {

    public static final RiverPuzzle PUZZLE = new RiverPuzzle();

    public SampleDesk() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
