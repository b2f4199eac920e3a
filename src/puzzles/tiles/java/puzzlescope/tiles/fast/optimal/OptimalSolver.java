package puzzlescope.tiles.fast.optimal;

import java.util.function.Supplier;
import puzzlescope.tiles.space.TableHeuristic;

/**
 * Finds solutions with the fewest moves by iterative deepening with a {@link TableHeuristic}.
 *
 * <p>Source: R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27
 * (1985); see {@link TableHeuristic} for the heuristics, {@link MoveAutomaton} for the pruned moves.
 *
 * <p>Input: the tiles row by row, 0 = blank; they must be solvable. Output: the squares of the blank in turn. Time
 * grows with the distance by a factor of 4 to 6 for every two moves; space is linear in it. Deterministic: the solution
 * is always the same, and so are the counts and the progress, with one thread and, slightly differently, with any
 * greater number. There always is a solution, but finding it may take too long.
 *
 * <p>Usage:
 *
 * <pre>{@code
 * var solver = tables.strongestSolver(4);                  // at once, whatever is ready
 * var way = solver.solve(tiles, 1, sink::checkStopped, SearchProgressListener.NONE);
 * way.squares();                                           // the tile on squares[0] slides first
 * }</pre>
 *
 * Any thread, also several at once.
 */
public final class OptimalSolver {

    private final TableHeuristic heuristic;
    private final int size;
    private final MoveAutomaton automaton;
    private final Supplier<BoundedSearch> searches;

    OptimalSolver(TableHeuristic heuristic, int size, MoveAutomaton automaton, Supplier<BoundedSearch> searches) {
        this.heuristic = heuristic;
        this.size = size;
        this.automaton = automaton;
        this.searches = searches;
    }

    public TableHeuristic heuristic() {
        return heuristic;
    }

    /** The number of rows of its boards. */
    public int size() {
        return size;
    }

    /** A lower bound on the number of moves by the heuristic. */
    public int estimate(int[] tiles) {
        var first = checked(tiles);
        return searches.get().start(first, blank(first));
    }

    /**
     * Finds a path with the fewest moves.
     *
     * @param tiles a solvable board; otherwise this does not terminate by itself
     * @param threads at least 1
     * @param checkStopped called about every millisecond; an exception from it ends the search
     */
    public OptimalSolution solve(int[] tiles, int threads, Runnable checkStopped, SearchProgressListener progress) {
        var first = checked(tiles);
        return new ParallelDeepening(this, first, threads, checkStopped, progress).solve();
    }

    BoundedSearch search() {
        return searches.get();
    }

    MoveAutomaton automaton() {
        return automaton;
    }

    static int blank(byte[] tiles) {
        int square = 0;
        while (tiles[square] != 0) {
            square++;
        }
        return square;
    }

    private byte[] checked(int[] tiles) {
        if (tiles.length != size * size) {
            throw new IllegalArgumentException("tiles are " + tiles.length + ", must be " + size * size);
        }
        var checked = new byte[tiles.length];
        long found = 0;
        for (int square = 0; square < tiles.length; square++) {
            if (tiles[square] < 0 || tiles[square] >= tiles.length || (found >>> tiles[square] & 1) == 1) {
                throw new IllegalArgumentException(
                        "tile is " + tiles[square] + ", must be each of 0 to " + (tiles.length - 1) + " once");
            }
            found |= 1L << tiles[square];
            checked[square] = (byte) tiles[square];
        }
        return checked;
    }
}
