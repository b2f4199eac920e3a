package puzzlescope.tiles;

import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;
import static puzzlescope.tiles.event.TilesGraphEvent.MOVE;

import java.util.Arrays;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.space.Move;

/** Offers the other tiles beside the blank, for a move of a solution or a move to a board found. */
final class TilesAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        boolean moved = kind.depthChange() == 0 && kind.spec().has(TO);
        return board instanceof TilesBoard tiles && (moved || kind.spec().has(MOVE))
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
