package puzzlescope.ui.puzzle.finder;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.finder.FinderPuzzle;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.puzzle.RecordingDesk;

/** A desk for this puzzle. FX thread only. */
final class SampleDesk extends RecordingDesk {

    static final FinderPuzzle PUZZLE = new FinderPuzzle();

    SampleDesk() {
        super(PUZZLE);
    }

    static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
