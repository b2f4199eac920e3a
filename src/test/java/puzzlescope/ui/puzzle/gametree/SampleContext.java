package puzzlescope.ui.puzzle.gametree;

import puzzlescope.core.puzzle.gametree.GameTreePuzzle;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
final class SampleContext extends RecordingContext {

    SampleContext() {
        super(new GameTreePuzzle());
    }
}
