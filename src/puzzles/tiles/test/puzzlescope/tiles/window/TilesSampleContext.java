package puzzlescope.tiles.window;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.tiles.TilesPuzzle;

/** A desk for this puzzle. FX thread only. */
public final class TilesSampleContext extends RecordingContext {

    public static final TilesPuzzle PUZZLE = new TilesPuzzle();

    public TilesSampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
