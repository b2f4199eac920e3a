package puzzlescope.core.puzzle.queens.count;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Counts by border pre-placement: the queens of the outermost rows and columns are placed first, one of each group of such
 * constellations that are images of each other, and the rest of the board is filled row by row with bit masks.
 *
 * <p>Source: J. Richters and O. Pöschl, NQueensFAF (2021), after K. Takahashi's queens counter (2003), which places by
 * symmetry. Input: n from 1 to 18. Output: the number of solutions of each constellation, which counts 8, 4 or 2 times. Time
 * is exponential in n, an eighth of the solutions are walked to; space is linear. Deterministic.
 *
 * <p>All four border queens are in the masks from the beginning: a diagonal that comes in from the side or from below is
 * kept as a bit beside the board that the shifts bring in, so the search never asks for it.
 */
public final class BorderPlacement implements Pieces {

    /** The most queens: beyond, a count would take hours. */
    public static final int MOST_QUEENS = 18;

    private static final int LINES = 4;

    private final int n;
    private final List<Constellation> constellations;
    /** For each constellation the first row's column in each of its different images. */
    private final int[][] firstColumns;


    public BorderPlacement(int n) {
        if (n < 1 || n > MOST_QUEENS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + MOST_QUEENS);
        }
        this.n = n;
        constellations = Constellation.fundamental(n);
        firstColumns = constellations.stream().map(Constellation::firstColumns).toArray(int[][]::new);
    }

    @Override
    public int n() {
        return n;
    }

    @Override
    public int size() {
        return constellations.size();
    }

    @Override
    public int images(int piece) {
        return firstColumns[piece].length;
    }

    @Override
    public int[] queens(int piece) {
        return constellations.get(piece).squares();
    }

    @Override
    public void spread(int piece, long solutions, long[] byFirstColumn) {
        for (int column : firstColumns[piece]) {
            byFirstColumn[column] += solutions;
        }
    }

    @Override
    public long count(int piece, Runnable checkStopped) {
        return new Inside(constellations.get(piece), checkStopped).count();
    }

    /** What is left of the board once the border is filled. */
    private static final class Inside {

        /** Rows from which on a search lasts long enough to be asked whether it is to end. */
        private static final int LONG_SEARCH = 9;

        private final Constellation border;
        private final Runnable checkStopped;
        private final int n;
        /** The rows to be filled, and how far each is from the one after it. */
        private final int[] rows;

        private final int[] steps;

        Inside(Constellation border, Runnable checkStopped) {
            this.border = border;
            this.checkStopped = checkStopped;
            n = border.n();
            rows = IntStream.range(1, n - 1)
                    .filter(row -> row != border.left() && row != border.right())
                    .toArray();
            steps = new int[rows.length];
            for (int i = 0; i + 1 < rows.length; i++) {
                steps[i] = rows[i + 1] - rows[i];
            }
        }

        long count() {
            if (rows.length == 0) {
                return 1;
            }
            long columns = 0;
            long falling = 0;
            long rising = 0;
            for (int line = 0; line < LINES; line++) {
                int down = border.row(line) - rows[0];
                columns |= bit(border.column(line));
                falling |= bit(border.column(line) - down);
                rising |= bit(border.column(line) + down);
            }
            long blocked = ~(bit(n) - bit(0)) | columns;
            return fill(0, blocked, falling, rising);
        }

        /** The board begins at bit n, so that there is room for what comes in from either side. */
        private long bit(int column) {
            return 1L << (n + column);
        }

        /** The last row and the one before are filled without a further call, which is where most of the search is. */
        private long fill(int depth, long columns, long falling, long rising) {
            int left = rows.length - depth;
            long free = ~(columns | falling | rising);
            if (left == 1) {
                return Long.bitCount(free);
            }
            if (left == LONG_SEARCH) {
                checkStopped.run();
            }
            return left <= 3 ? fillLast(depth, columns, falling, rising, free)
                    : fillNext(depth, columns, falling, rising, free);
        }

        private long fillNext(int depth, long columns, long falling, long rising, long free) {
            int step = steps[depth];
            int afterNext = steps[depth + 1];
            long sum = 0;
            for (long rest = free; rest != 0; rest &= rest - 1) {
                long queen = rest & -rest;
                long c = columns | queen;
                long f = (falling | queen) << step;
                long r = (rising | queen) >>> step;
                boolean open = ~(c | f | r) != 0 && ~(c | f << afterNext | r >>> afterNext) != 0;
                if (open) {
                    sum += fill(depth + 1, c, f, r);
                }
            }
            return sum;
        }

        private long fillLast(int depth, long columns, long falling, long rising, long free) {
            int step = steps[depth];
            long sum = 0;
            for (long rest = free; rest != 0; rest &= rest - 1) {
                long queen = rest & -rest;
                long c = columns | queen;
                long f = (falling | queen) << step;
                long r = (rising | queen) >>> step;
                if (~(c | f | r) != 0) {
                    sum += fill(depth + 1, c, f, r);
                }
            }
            return sum;
        }
    }
}
