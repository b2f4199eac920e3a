package puzzlescope.ui.puzzle.tiles;

import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.puzzle.RecordingDesk;

/** A desk for this puzzle. FX thread only. */
public final class SampleDesk extends RecordingDesk {

    public static final TilesPuzzle PUZZLE = new TilesPuzzle();

    public SampleDesk() {
        super(PUZZLE);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }
}
