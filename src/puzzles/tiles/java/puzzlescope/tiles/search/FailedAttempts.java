package puzzlescope.tiles.search;

import java.util.Arrays;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

/**
 * How many slides {@link IterativeDeepening} makes, without making them. An attempt that fails goes all ways of one slide more
 * than its bound in which no slide takes back the one before, and how many those are depends on the way of the blank only, not
 * on the tiles.
 */
public final class FailedAttempts {

    private static final Move[] MOVES = Move.values();

    private FailedAttempts() {}

    /**
     * The slides of all attempts that must fail before the one that can succeed.
     *
     * @param moves how many moves the shortest solution has
     * @return a whole number, rounded where a {@code double} cannot hold it
     */
    public static double slidesInVain(TileOrder start, int moves) {
        double sum = 0;
        double attempt = 0;
        int size = start.size();
        // Ways by the blank's square and the last move; the last place of each square is for the way without a move.
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
