package puzzlescope.gametree.window;

import puzzlescope.gametree.GameTreePuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
final class GameTreeSampleContext extends RecordingContext {

    GameTreeSampleContext() {
        super(new GameTreePuzzle());
    }
}
