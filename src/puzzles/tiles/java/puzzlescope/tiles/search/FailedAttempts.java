package puzzlescope.tiles.search;

import java.util.Arrays;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

/**
 * The number of moves made by {@link IterativeDeepening}, computed without making them. A failed attempt follows all
 * paths of up to one move more than its bound in which no move undoes the one before; their number depends on the path
 * of the blank only, not on the tiles.
 */
public final class FailedAttempts {

    private static final Move[] MOVES = Move.values();

    private FailedAttempts() {}

    /**
     * Returns the moves of all attempts that fail before the one that can succeed.
     *
     * @param moves the length of a shortest solution
     * @return a whole number, rounded if a {@code double} cannot represent it
     */
    public static double failedMoves(TileOrder start, int moves) {
        double sum = 0;
        double attempt = 0;
        int size = start.size();
        // The number of paths by the blank's square and the last move; the last entry is the empty path's.
        var ways = new double[size * size][MOVES.length + 1];
        ways[start.tiles().indexOf(TileOrder.BLANK)][MOVES.length] = 1;
        for (int length = 1; length <= moves; length++) {
            ways = longer(ways, size);
            attempt += Arrays.stream(ways).flatMapToDouble(Arrays::stream).sum();
            sum += length > IterativeDeepening.FIRST_BOUND ? attempt : 0;
        }
        return sum;
    }

    private static double[][] longer(double[][] ways, int size) {
        var next = new double[ways.length][MOVES.length + 1];
        for (int blank = 0; blank < ways.length; blank++) {
            for (var move : MOVES) {
                int origin = move.origin(blank, size);
                for (int last = 0; last <= MOVES.length && origin >= 0; last++) {
                    boolean undoes = last == move.opposite().ordinal();
                    next[origin][move.ordinal()] += undoes ? 0 : ways[blank][last];
                }
            }
        }
        return next;
    }
}
