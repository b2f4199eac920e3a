package puzzlescope.queens.fast;

/**
 * Searches for one solution that contains all given queens.
 *
 * <p>Source: J. R. Bitner and E. M. Reingold, Backtrack programming techniques (1975): always fills the row with the
 * fewest safe squares next. Input: 1 to 18 rows with queens of which none attacks another. Output: {@code int[n]},
 * index = row, value = column. Exponential in the worst case, instant for boards of this size. Deterministic. If there
 * is no solution, {@link #isPossible} is false. One thread.
 */
public final class QueensCompletion {

    private final int n;
    private final int[] columns;
    private final boolean possible;

    /** @param given the column of each row's queen, from 0; -1 for none */
    public QueensCompletion(int[] given) {
        n = given.length;
        columns = given.clone();
        int rows = 0;
        int free = (1 << n) - 1;
        long falling = 0;
        long rising = 0;
        for (int row = 0; row < n; row++) {
            if (given[row] < 0) {
                rows |= 1 << row;
            } else {
                int queen = 1 << given[row];
                free &= ~queen;
                falling |= (long) queen << n - row;
                rising |= (long) queen << row;
            }
        }
        possible = fill(rows, free, falling, rising);
    }

    /** Returns whether there is a solution. */
    public boolean isPossible() {
        return possible;
    }

    /** The column of a row's queen in the solution. */
    public int column(int row) {
        return columns[row];
    }

    private boolean fill(int rows, int free, long falling, long rising) {
        if (rows == 0) {
            return true;
        }
        int row = -1;
        int squares = 0;
        for (int rest = rows; rest != 0; rest &= rest - 1) {
            int next = Integer.numberOfTrailingZeros(rest);
            int safe = free & ~((int) (falling >>> n - next) | (int) (rising >>> next));
            if (row < 0 || Integer.bitCount(safe) < Integer.bitCount(squares)) {
                row = next;
                squares = safe;
            }
        }
        for (int rest = squares; rest != 0; rest &= rest - 1) {
            int queen = rest & -rest;
            columns[row] = Integer.numberOfTrailingZeros(queen);
            if (fill(
                    rows & ~(1 << row),
                    free ^ queen,
                    falling | (long) queen << n - row,
                    rising | (long) queen << row)) {
                return true;
            }
        }
        return false;
    }
}
