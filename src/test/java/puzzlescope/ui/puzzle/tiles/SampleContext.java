package puzzlescope.ui.puzzle.tiles;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
public final class SampleContext extends RecordingContext {

    public static final TilesPuzzle PUZZLE = new TilesPuzzle();

    public SampleContext() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
