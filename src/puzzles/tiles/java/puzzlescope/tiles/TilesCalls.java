package puzzlescope.tiles;

import java.util.Locale;
import java.util.stream.Stream;
import puzzlescope.engine.event.Event;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundSet;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidWithin;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionBegan;
import puzzlescope.tiles.event.TilesEndlessEvent.TileSlidOn;
import puzzlescope.tiles.event.TilesTableEvent.BoundTried;
import puzzlescope.tiles.space.Move;

/** The notation of calls in the programs; the lists shared by all calls appear by name. */
final class TilesCalls {

    private TilesCalls() {}

    static String call(Event opened, Stream<Event> callers) {
        if (opened instanceof AttemptBegan began) {
            return "solve(board, " + began.bound() + ")";
        }
        if (opened instanceof TileSlid slid) {
            return "attemptMove(board, movesMade, " + slid.movesLeft() + ", " + name(slid.move()) + ")";
        }
        if (opened instanceof RecursionBegan) {
            return "attemptMove(board, movesMade, None)";
        }
        if (opened instanceof TileSlidOn slid) {
            return "attemptMove(board, movesMade, " + name(slid.move()) + ")";
        }
        if (opened instanceof BoardCameAgain slid) {
            return "attemptMove(board, movesMade, " + name(slid.move()) + ")";
        }
        if (opened instanceof BoundSet set) {
            return search(set.bound());
        }
        if (opened instanceof BoundTried tried) {
            return search(tried.bound());
        }
        if (opened instanceof SlidWithin slid) {
            return "visit(board, " + slid.g() + ", " + bound(callers) + ", " + name(slid.move()) + ")";
        }
        return opened.callWithLead();
    }

    private static String search(int bound) {
        return "search(board, " + bound + ")";
    }

    /** Returns the bound of the enclosing search; its name if that event is not kept. */
    private static String bound(Stream<Event> callers) {
        return callers.filter(BoundSet.class::isInstance)
                .map(search -> Integer.toString(((BoundSet) search).bound()))
                .findFirst()
                .orElse("bound");
    }

    private static String name(Move move) {
        return "'" + move.name().toLowerCase(Locale.ROOT) + "'";
    }
}
