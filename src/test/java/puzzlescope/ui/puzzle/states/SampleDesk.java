package puzzlescope.ui.puzzle.states;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.states.StatesPuzzle;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.puzzle.RecordingDesk;

/** A desk for this puzzle. FX thread only. */
final class SampleDesk extends RecordingDesk {

    static final StatesPuzzle PUZZLE = new StatesPuzzle();

    SampleDesk() {
        super(PUZZLE);
    }

    static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
