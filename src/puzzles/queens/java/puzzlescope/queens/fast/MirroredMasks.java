package puzzlescope.queens.fast;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts with bit masks: attacked columns and diagonals are the bits of three numbers, so that all safe squares of a
 * row are found at once; and only half of the first row is tried, since the other half is its mirror image.
 *
 * <p>Source: M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion (1997); the reflection is
 * older (C. F. Gauss mentioned it in 1850). Input: n from 1 to 18. Output: the number of solutions for each placement
 * of the first two rows, which counts twice. Time is exponential in n, space linear. Deterministic.
 */
public final class MirroredMasks implements PiecewiseCount {

    /** The most queens; a larger count would take hours. */
    public static final int MOST_QUEENS = 18;

    private static final int LONG_SEARCH = 10;

    private record Beginning(int first, int second) {}

    private final int n;
    private final int all;
    private final List<Beginning> beginnings;

    public MirroredMasks(int n) {
        if (n < 1 || n > MOST_QUEENS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + MOST_QUEENS);
        }
        this.n = n;
        all = (1 << n) - 1;
        beginnings = beginnings(n);
    }

    /**
     * Returns the placements of the first two rows: the first queen left of the middle, or in it with the second one
     * left of it; a single queen has no second.
     */
    private static List<Beginning> beginnings(int n) {
        if (n == 1) {
            return List.of(new Beginning(0, -1));
        }
        var found = new ArrayList<Beginning>();
        for (int first = 0; 2 * first < n; first++) {
            boolean middle = 2 * first + 1 == n;
            for (int second = 0; second < (middle ? first : n); second++) {
                if (Math.abs(first - second) > 1) {
                    found.add(new Beginning(first, second));
                }
            }
        }
        return List.copyOf(found);
    }

    @Override
    public int n() {
        return n;
    }

    @Override
    public int size() {
        return beginnings.size();
    }

    @Override
    public int images(int piece) {
        return n == 1 ? 1 : 2;
    }

    @Override
    public int[] queens(int piece) {
        var beginning = beginnings.get(piece);
        return n == 1 ? new int[] {0} : new int[] {beginning.first, n + beginning.second};
    }

    @Override
    public void spread(int piece, long solutions, long[] byFirstColumn) {
        int first = beginnings.get(piece).first;
        byFirstColumn[first] += solutions;
        if (n > 1) {
            byFirstColumn[n - 1 - first] += solutions;
        }
    }

    @Override
    public long count(int piece, Runnable checkStopped) {
        if (n == 1) {
            return 1;
        }
        var beginning = beginnings.get(piece);
        int first = 1 << beginning.first;
        int second = 1 << beginning.second;
        return fill(first | second, (first << 1 | second) << 1, (first >>> 1 | second) >>> 1, checkStopped);
    }

    private long fill(int columns, int falling, int rising, Runnable checkStopped) {
        if (columns == all) {
            return 1;
        }
        if (n - Integer.bitCount(columns) == LONG_SEARCH) {
            checkStopped.run();
        }
        long sum = 0;
        for (int free = all & ~(columns | falling | rising); free != 0; free &= free - 1) {
            int queen = free & -free;
            sum += fill(columns | queen, (falling | queen) << 1, (rising | queen) >>> 1, checkStopped);
        }
        return sum;
    }
}
