package puzzlescope.tiles.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesEvent.AttemptSucceeded;
import puzzlescope.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.event.TilesGraphEvent.BackAtStart;
import puzzlescope.tiles.event.TilesGraphEvent.BoardDiscovered;
import puzzlescope.tiles.event.TilesGraphEvent.BoardExpanded;
import puzzlescope.tiles.event.TilesGraphEvent.BoardKnown;
import puzzlescope.tiles.event.TilesGraphEvent.GaveUp;
import puzzlescope.tiles.event.TilesGraphEvent.GoalTaken;
import puzzlescope.tiles.event.TilesGraphEvent.LayerBegan;
import puzzlescope.tiles.event.TilesGraphEvent.RootTaken;
import puzzlescope.tiles.event.TilesGraphEvent.SearchesMet;
import puzzlescope.tiles.event.TilesGraphEvent.WayImproved;
import puzzlescope.tiles.event.TilesGraphEvent.WayJoined;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.space.Move;

/**
 * A move that is considered while the tiles stay in place.
 *
 * @param refused whether it is rejected; otherwise it leads to a new board, which is remembered
 */
record TriedSlide(int tile, Move move, boolean refused) {

    /** The trial of an event; null if it is none. */
    static @Nullable TriedSlide of(@Nullable TilesEvent event) {
        return switch (event) {
            case TileMotion.LeftOut left -> new TriedSlide(left.tile(), left.move(), true);
            case BoardKnown known -> new TriedSlide(known.tile(), known.move(), true);
            case BoardDiscovered discovered -> new TriedSlide(discovered.tile(), discovered.move(), false);
            case RootTaken _, LayerBegan _, BoardExpanded _, GoalTaken _, WayImproved _ -> null;
            case SearchesMet _, WayJoined _, BackAtStart _, GaveUp _ -> null;
            case TilesBoundedEvent _, TilesEndlessEvent _, TilesTableEvent _, TilesGameEvent _ -> null;
            case SolutionFound _, AttemptSucceeded _, SolutionMove _ -> null;
            case null -> null;
        };
    }
}
