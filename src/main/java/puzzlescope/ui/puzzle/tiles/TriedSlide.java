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
record TriedSlide(int tile, Move move, boolean refused) {

    /** The trial that an event is; null if it is none. */
    static @Nullable TriedSlide of(@Nullable Event event) {
        return switch (event) {
            case MoveRejected rejected -> new TriedSlide(rejected.tile(), rejected.move(), true);
            case CutOff cut -> new TriedSlide(cut.tile(), cut.move(), true);
            case BoardKnown known -> new TriedSlide(known.tile(), known.move(), true);
            case BoardDiscovered discovered -> new TriedSlide(discovered.tile(), discovered.move(), false);
            case null, default -> null;
        };
    }
}
