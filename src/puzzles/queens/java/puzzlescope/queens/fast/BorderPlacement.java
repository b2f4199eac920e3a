package puzzlescope.queens.fast;

import java.util.List;

/**
 * Counts by border pre-placement: the queens of the outermost rows and columns are placed first, for one representative
 * of each group of symmetric constellations. The rest of the board is filled with bit masks, always in the row with the
 * fewest safe squares, and abandoned once a row or column has none.
 *
 * <p>Source: J. Richters and O. Pöschl, NQueensFAF (2021), after K. Takahashi's queens counter (2003), which counts by
 * symmetry; for the order of the rows J. R. Bitner and E. M. Reingold, Backtrack programming techniques (1975). Input:
 * n from 1 to 18. Output: the number of solutions of each constellation, which counts 8, 4 or 2 times. Time is
 * exponential in n, with an eighth of the solutions visited; space is linear. Deterministic.
 */
public final class BorderPlacement implements PiecewiseCount {

    /** The most queens; a larger count would take hours. */
    public static final int MOST_QUEENS = 18;

    private static final int LINES = 4;

    private final int n;
    private final List<Constellation> constellations;
    /** For each constellation the first row's column in each of its distinct images. */
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
        return new Interior(constellations.get(piece), checkStopped).count();
    }

    /**
     * The inside of the board, left once the border is filled. Remaining rows and columns are a bit each; a falling
     * diagonal is the bit column - row + n - 1, a rising one the bit column + row, so that any row is read by two
     * shifts.
     */
    private static final class Interior {

        /** The number of remaining rows from which a search is long enough to check for a stop. */
        private static final int LONG_SEARCH = 9;

        private static final int COUNT_SHIFT = 40;
        private static final int ROW_SHIFT = 32;
        private static final int ROW_MASK = 31;

        private final Constellation border;
        private final Runnable checkStopped;
        private final int end;

        Interior(Constellation border, Runnable checkStopped) {
            this.border = border;
            this.checkStopped = checkStopped;
            end = border.n() - 1;
        }

        long count() {
            int open = (1 << end) - 1 & ~1;
            int rows = open & ~(1 << border.left() | 1 << border.right());
            int columns = open & ~(1 << border.top() | 1 << border.bottom());
            long falling = 0;
            long rising = 0;
            for (int line = 0; line < LINES; line++) {
                falling |= 1L << border.column(line) - border.row(line) + end;
                rising |= 1L << border.column(line) + border.row(line);
            }
            return rows == 0 ? 1 : fill(Integer.bitCount(rows), rows, columns, falling, rising);
        }

        /**
         * Counts the solutions by filling the row with the fewest safe squares in every way; 0 if a row or column has
         * no safe square.
         *
         * @param left the number of rows to fill
         */
        private long fill(int left, int rows, int columns, long falling, long rising) {
            if (left == 2) {
                return fillTwo(rows, columns, falling, rising);
            }
            if (left == LONG_SEARCH) {
                checkStopped.run();
            }
            // Packs the safe squares' number, the row and the squares, so that finding the least needs no branch.
            long fewest = Long.MAX_VALUE;
            int reached = 0;
            for (int rest = rows; rest != 0; rest &= rest - 1) {
                int row = Integer.numberOfTrailingZeros(rest);
                int safe = columns & ~attacked(row, falling, rising);
                reached |= safe;
                fewest =
                        Math.min(fewest, (long) Integer.bitCount(safe) << COUNT_SHIFT | (long) row << ROW_SHIFT | safe);
            }
            if (reached != columns || fewest >>> COUNT_SHIFT == 0) {
                return 0;
            }
            if (left == 1) {
                return 1;
            }
            int row = (int) (fewest >>> ROW_SHIFT) & ROW_MASK;
            long sum = 0;
            for (int rest = (int) fewest; rest != 0; rest &= rest - 1) {
                int queen = rest & -rest;
                sum += fill(
                        left - 1,
                        rows & ~(1 << row),
                        columns ^ queen,
                        falling | (long) queen << end - row,
                        rising | (long) queen << row);
            }
            return sum;
        }

        /** Counts the two possible placements of the last two queens. */
        private int fillTwo(int rows, int columns, long falling, long rising) {
            int upper = Integer.numberOfTrailingZeros(rows);
            int lower = Integer.numberOfTrailingZeros(rows & rows - 1);
            int left = columns & -columns;
            int right = columns ^ left;
            if (left << lower - upper == right) {
                return 0;
            }
            int above = attacked(upper, falling, rising);
            int below = attacked(lower, falling, rising);
            return ((above & left | below & right) == 0 ? 1 : 0) + ((above & right | below & left) == 0 ? 1 : 0);
        }

        /** Returns the columns of a row that are attacked along a diagonal. */
        private int attacked(int row, long falling, long rising) {
            return (int) (falling >>> end - row) | (int) (rising >>> row);
        }
    }
}
