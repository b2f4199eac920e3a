package puzzlescope.core.puzzle.tiles;

import static puzzlescope.core.puzzle.tiles.event.TilesEvent.FROM;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TILE;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TO;
import static puzzlescope.core.puzzle.tiles.event.TilesGraphEvent.MOVE;

import java.util.Arrays;
import java.util.stream.LongStream;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.puzzle.Alternatives;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.space.Move;

/** Offers the other tiles beside the blank, for a move of a solution or a move to a board found. */
final class TilesAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        boolean moved = kind.depthChange() == 0 && kind.entry().has(TO);
        return board instanceof TilesBoard tiles && (moved || kind.entry().has(MOVE))
                ? Arrays.stream(Move.values()).flatMapToLong(move -> slide(tiles, move, next, moved))
                : LongStream.empty();
    }

    /** @param moved whether the event has the squares, rather than the direction of the tile */
    private static LongStream slide(TilesBoard tiles, Move move, long next, boolean moved) {
        int size = tiles.size();
        int blank = tiles.blankRow() * size + tiles.blankColumn();
        int origin = move.origin(blank, size);
        if (origin < 0) {
            return LongStream.empty();
        }
        long slid = TILE.put(next, tiles.tile(origin / size, origin % size));
        return LongStream.of(moved ? FROM.put(TO.put(slid, blank), origin) : MOVE.put(slid, move));
    }
}
