package puzzlescope.ui.puzzle.tiles;

import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.CutOff;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.BoardDiscovered;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.BoardKnown;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.MoveRejected;
import puzzlescope.core.puzzle.tiles.space.Move;

/**
 * A slide that is looked at while the tiles stay where they are.
 *
 * @param refused whether it is not worth making; otherwise it leads to a new board, which is remembered
 */
record Trial(int tile, Move move, boolean refused) {

    /** The trial that an event is; null if it is none. */
    static @Nullable Trial of(@Nullable Event event) {
        return switch (event) {
            case MoveRejected rejected -> new Trial(rejected.tile(), rejected.move(), true);
            case CutOff cut -> new Trial(cut.tile(), cut.move(), true);
            case BoardKnown known -> new Trial(known.tile(), known.move(), true);
            case BoardDiscovered discovered -> new Trial(discovered.tile(), discovered.move(), false);
            case null, default -> null;
        };
    }
}
