package puzzlescope.queens.fast;

import java.util.stream.IntStream;

/**
 * Counts with bit masks the solutions that contain given queens: their columns and diagonals are occupied from the
 * start, and only the other rows are filled, from the top down. Symmetry is not used, since given queens break it, so
 * nothing counts twice.
 *
 * <p>Source: that of {@link MirroredMasks}; for completing a placement I. P. Gent, C. Jefferson and P. Nightingale,
 * Complexity of n-queens completion (2017). Input: n from 1 to 18 and queens of which none attacks another. Output: the
 * number of solutions for each safe square of the first free row, or their total if none is free. Time is exponential
 * in the number of free rows, space linear. Deterministic.
 */
public final class GivenMasks implements PiecewiseCount {

    private static final int NONE = -1;
    private static final int LONG_SEARCH = 10;

    private final int n;
    private final int[] given;
    /** The free rows, from the top. */
    private final int[] rows;

    /** The safe columns of the first free row. */
    private final int[] beginnings;

    private int free;
    private long falling;
    private long rising;

    /** @param given the column of each row's queen, from 0; -1 for none */
    public GivenMasks(int[] given) {
        n = given.length;
        if (n < 1 || n > MirroredMasks.MOST_QUEENS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + MirroredMasks.MOST_QUEENS);
        }
        this.given = given.clone();
        free = (1 << n) - 1;
        for (int row = 0; row < n; row++) {
            if (given[row] != NONE) {
                int queen = 1 << given[row];
                free &= ~queen;
                falling |= (long) queen << n - row;
                rising |= (long) queen << row;
            }
        }
        rows = IntStream.range(0, n).filter(row -> given[row] == NONE).toArray();
        beginnings = rows.length == 0
                ? new int[0]
                : IntStream.range(0, n)
                        .filter(column -> (safe(rows[0], free, falling, rising) >>> column & 1) == 1)
                        .toArray();
    }

    private int safe(int row, int columns, long falls, long rises) {
        return columns & ~((int) (falls >>> n - row) | (int) (rises >>> row));
    }

    @Override
    public int n() {
        return n;
    }

    @Override
    public int given(int row) {
        return given[row];
    }

    @Override
    public int size() {
        return rows.length == 0 ? 1 : beginnings.length;
    }

    @Override
    public int images(int piece) {
        return 1;
    }

    @Override
    public int[] queens(int piece) {
        return rows.length == 0 ? new int[0] : new int[] {rows[0] * n + beginnings[piece]};
    }

    /** Adds by the column of the queen in the first free row. */
    @Override
    public void spread(int piece, long solutions, long[] bars) {
        bars[rows.length == 0 ? given[0] : beginnings[piece]] += solutions;
    }

    @Override
    public long count(int piece, Runnable checkStopped) {
        if (rows.length == 0) {
            return 1;
        }
        int queen = 1 << beginnings[piece];
        return new Filling(checkStopped)
                .fill(1, free ^ queen, falling | (long) queen << n - rows[0], rising | (long) queen << rows[0]);
    }

    private final class Filling {

        private final Runnable checkStopped;

        Filling(Runnable checkStopped) {
            this.checkStopped = checkStopped;
        }

        long fill(int index, int columns, long falls, long rises) {
            if (index == rows.length) {
                return 1;
            }
            if (rows.length - index == LONG_SEARCH) {
                checkStopped.run();
            }
            int row = rows[index];
            long sum = 0;
            for (int rest = safe(row, columns, falls, rises); rest != 0; rest &= rest - 1) {
                int queen = rest & -rest;
                sum += fill(index + 1, columns ^ queen, falls | (long) queen << n - row, rises | (long) queen << row);
            }
            return sum;
        }
    }
}
