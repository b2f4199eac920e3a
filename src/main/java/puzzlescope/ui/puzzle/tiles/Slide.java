package puzzlescope.ui.puzzle.tiles;

import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.SlidOut;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.SlidWithin;
import puzzlescope.core.puzzle.tiles.event.HandEvent.HandSlid;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.TileSlid;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.TileSlidBack;
import puzzlescope.core.puzzle.tiles.space.Move;

/** The way of a tile from one square to another. */
record Slide(int tile, int fromRow, int fromColumn, int toRow, int toColumn) {

    /** The slide that an event is on a board with {@code size} squares on a side; null if it is none. */
    static @Nullable Slide of(@Nullable Event event, int size) {
        return switch (event) {
            case TileSlid slid -> of(slid.tile(), slid.from(), slid.to(), size);
            case TileSlidBack back -> of(back.tile(), back.from(), back.to(), size);
            case SlidWithin within -> of(within.tile(), within.from(), within.to(), size);
            case SlidOut out -> of(out.tile(), out.from(), out.to(), size);
            case HandSlid hand -> of(hand.tile(), hand.from(), hand.to(), size);
            case SolutionMove move -> of(move.tile(), move.from(), move.to(), size);
            case null, default -> null;
        };
    }

    private static Slide of(int tile, int from, int to, int size) {
        return new Slide(tile, from / size, from % size, to / size, to % size);
    }

    /** Which way the tile goes. */
    Move move() {
        if (fromRow == toRow) {
            return toColumn < fromColumn ? Move.LEFT : Move.RIGHT;
        }
        return toRow < fromRow ? Move.UP : Move.DOWN;
    }
}
