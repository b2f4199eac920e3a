package puzzlescope.tiles.search;

import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.ATTEMPT_BEGAN;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.ATTEMPT_FAILED;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.ATTEMPT_SUCCEEDED;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.LIMIT_REACHED;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.MOVE_REJECTED;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SOLUTION_FOUND;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SOLUTION_MOVE;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SOLUTION_UNWOUND;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.TILE_SLID;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.TILE_SLID_BACK;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

/**
 * Solves the puzzle by depth-first search within a bound that grows from {@value #FIRST_BOUND} in steps of one.
 *
 * <p>Source: A. Sweigart, The Recursive Book of Recursion (2022), chapter 12; the method is R. E. Korf, Depth-first
 * iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27 (1985).
 *
 * <p>Input: a solvable order of the tiles. Output: the first path found to the solved order; one within the first bound
 * need not be shortest. Time grows with each move of the bound by a factor of about 1.7 (3×3) to 2.4 (5×5); space and
 * recursion depth are linear in the bound. Deterministic, no seed. There always is a solution, but finding it may take
 * too long.
 */
public final class IterativeDeepening implements Solver {

    static final int FIRST_BOUND = 10;
    private static final Move[] MOVES = Move.values();

    private final TileOrder start;

    /** @param start a solvable order */
    public IterativeDeepening(TileOrder start) {
        if (!start.isSolvable()) {
            throw new IllegalArgumentException("tiles are " + start.tiles() + ", must be of the solved order's parity");
        }
        this.start = start;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var search = new Search(sink);
        int bound = FIRST_BOUND;
        int previousBound = 0;
        while (!search.solve(bound, previousBound)) {
            previousBound = bound++;
        }
        search.play();
        return RunOutcome.SOLVED;
    }

    private final class Search {

        private final EventSink sink;
        private final int size = start.size();
        private final int[] tiles =
                start.tiles().stream().mapToInt(Integer::intValue).toArray();
        private final int[][] origins = new int[tiles.length][MOVES.length];
        /** For each square of the blank the possible moves, a bit each. */
        private final int[] possible = new int[tiles.length];

        private int blank = start.tiles().indexOf(TileOrder.BLANK);
        private int misplaced;
        private Move[] path = {};
        private int moves;

        Search(EventSink sink) {
            this.sink = sink;
            for (int square = 0; square < tiles.length; square++) {
                misplaced += misplaced(tiles[square], square);
                for (var move : MOVES) {
                    int origin = move.origin(square, size);
                    origins[square][move.ordinal()] = origin;
                    possible[square] |= (origin < 0 ? 0 : 1) << move.ordinal();
                }
            }
        }

        boolean solve(int bound, int previousBound) {
            sink.emit(ATTEMPT_BEGAN, bound, previousBound);
            path = new Move[bound + 1];
            boolean found = attempt(null, bound);
            sink.emit(found ? ATTEMPT_SUCCEEDED : ATTEMPT_FAILED, bound);
            return found;
        }

        private boolean attempt(@Nullable Move last, int left) {
            if (left < 0) {
                return false;
            }
            if (misplaced == 0) {
                sink.emit(SOLUTION_FOUND, moves);
                return true;
            }
            int to = blank;
            for (long rest = possible[to]; rest != 0; ) {
                var move = MOVES[sink.choose(rest)];
                rest ^= 1L << move.ordinal();
                int from = origins[to][move.ordinal()];
                int tile = tiles[from];
                if (last != null && move == last.opposite()) {
                    sink.emit(MOVE_REJECTED, tile, from, to);
                } else {
                    slide(tile, from, to);
                    sink.emit(TILE_SLID, tile, from, to, left - 1);
                    path[moves++] = move;
                    boolean found = attempt(move, left - 1);
                    slide(tile, to, from);
                    sink.emit(back(found, left), tile, to, from, left);
                    if (found) {
                        return true;
                    }
                    moves--;
                }
            }
            return false;
        }

        private static TilesBoundedEvent.Kind back(boolean found, int left) {
            if (found) {
                return SOLUTION_UNWOUND;
            }
            return left == 0 ? LIMIT_REACHED : TILE_SLID_BACK;
        }

        void play() {
            for (int i = 0; i < moves; i++) {
                int to = blank;
                int from = origins[to][path[i].ordinal()];
                int tile = tiles[from];
                slide(tile, from, to);
                sink.emit(SOLUTION_MOVE, tile, from, to, i + 1);
            }
        }

        private void slide(int tile, int from, int to) {
            tiles[to] = tile;
            tiles[from] = TileOrder.BLANK;
            blank = from;
            misplaced += misplaced(tile, to) - misplaced(tile, from);
        }

        private static int misplaced(int tile, int square) {
            return tile == TileOrder.BLANK || tile == square + 1 ? 0 : 1;
        }
    }
}
