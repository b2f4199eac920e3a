package puzzlescope.gametree.window;

import puzzlescope.gametree.GameTreePuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
final class SampleContext extends RecordingContext {

    SampleContext() {
        super(new GameTreePuzzle());
    }
}
