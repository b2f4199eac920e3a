package puzzlescope.tiles.search;

import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.BOARD_CAME_AGAIN;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.CALL_ABORTED;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.RECURSION_ABORTED;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.RECURSION_BEGAN;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.RECURSION_SUCCEEDED;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.REVERSAL_REJECTED;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.SOLUTION_FOUND;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.SOLUTION_MOVE;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.STACK_FILLED;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.TILE_SLID_ON;
import static puzzlescope.tiles.event.TilesEndlessEvent.Kind.WAY_UNWOUND;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

/**
 * Slides the tiles depth-first with no bound on the moves, which runs in a cycle of boards until the stack is full.
 *
 * <p>Source: A. Sweigart, The Recursive Book of Recursion (2022), chapter 12, where it is the approach that fails.
 *
 * <p>Input: a solvable order of the tiles. Output: a solution only if one is on the path into the cycle, and then
 * seldom a short one. Every reachable board has a move that does not undo the last one, so that no call ever fails:
 * each makes one call, the first possible, up to the stack limit. Time and space are linear in that limit. The blank
 * runs around the last two columns in a cycle of 2n(2n - 1) boards on n×n, or, from the last column, around the four
 * squares of its lower corner in one of 12. Deterministic, no seed. Boards of open calls are stored to report a
 * repetition; the recursion itself does not use them.
 *
 * @param start a solvable order
 * @param mayReverse whether a move that undoes the last one is tried
 * @param limit the most calls that may be open
 */
public record UnboundedRecursion(TileOrder start, boolean mayReverse, int limit) implements Solver {

    private static final Move[] MOVES = Move.values();

    @Override
    public RunOutcome solve(EventSink sink) {
        return new Recursion(sink).solve();
    }

    /** Returns the tiles as a key with value equality. */
    private static ByteBuffer laid(int[] tiles) {
        var bytes = new byte[tiles.length];
        for (int square = 0; square < tiles.length; square++) {
            bytes[square] = (byte) tiles[square];
        }
        return ByteBuffer.wrap(bytes);
    }

    private final class Recursion {

        private final EventSink sink;
        private final int[] tiles = start.toArray();
        private final int[] solved = TileOrder.solved(start.size()).toArray();
        /** The number of moves after which each board last occurred. */
        private final Map<ByteBuffer, Integer> stood = new HashMap<>();

        private int blank = start.tiles().indexOf(TileOrder.BLANK);
        private final Move[] path = new Move[limit];
        private int moves;
        private int cycle;

        Recursion(EventSink sink) {
            this.sink = sink;
        }

        RunOutcome solve() {
            sink.emit(RECURSION_BEGAN, limit);
            stood.put(laid(tiles), 0);
            try {
                attempt(null);
            } catch (StackFullException full) {
                sink.emit(RECURSION_ABORTED, limit, cycle);
                return RunOutcome.STACK_OVERFLOW;
            }
            sink.emit(RECURSION_SUCCEEDED, moves);
            for (int i = 0; i < moves; i++) {
                int to = blank;
                int from = path[i].origin(to, start.size());
                int tile = tiles[from];
                slide(from, to);
                sink.emit(SOLUTION_MOVE, tile, from, to, i + 1);
            }
            return RunOutcome.SOLVED;
        }

        private void attempt(@Nullable Move last) {
            if (moves + 1 == limit) {
                sink.emit(STACK_FILLED, limit);
                throw new StackFullException();
            }
            if (isSolved()) {
                sink.emit(SOLUTION_FOUND, moves);
                return;
            }
            var move = next(last);
            int to = blank;
            int from = move.origin(to, start.size());
            int tile = tiles[from];
            slide(from, to);
            path[moves++] = move;
            tell(tile, from, to);
            try {
                attempt(move);
            } catch (StackFullException full) {
                sink.emit(CALL_ABORTED, move.ordinal());
                throw full;
            }
            slide(to, from);
            sink.emit(WAY_UNWOUND, tile, to, from);
        }

        /** Returns the first allowed move; every board has one. */
        private Move next(@Nullable Move last) {
            for (long rest = (1L << MOVES.length) - 1; rest != 0; ) {
                var move = MOVES[sink.choose(rest)];
                rest ^= 1L << move.ordinal();
                int from = move.origin(blank, start.size());
                if (from >= 0) {
                    if (mayReverse || last == null || move != last.opposite()) {
                        return move;
                    }
                    sink.emit(REVERSAL_REJECTED, tiles[from], from, blank);
                }
            }
            throw new IllegalStateException("no move from " + start);
        }

        private void tell(int tile, int from, int to) {
            var before = stood.put(laid(tiles), moves);
            if (before == null) {
                sink.emit(TILE_SLID_ON, tile, from, to, moves + 1);
            } else {
                cycle = moves - before;
                sink.emit(BOARD_CAME_AGAIN, tile, from, to, moves + 1, cycle);
            }
        }

        private boolean isSolved() {
            return Arrays.equals(tiles, solved);
        }

        private void slide(int from, int to) {
            tiles[to] = tiles[from];
            tiles[from] = TileOrder.BLANK;
            blank = from;
        }
    }

    /** Thrown through all open calls when the limit is reached. */
    private static final class StackFullException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        StackFullException() {
            super("the stack is full", null, false, false);
        }
    }
}
