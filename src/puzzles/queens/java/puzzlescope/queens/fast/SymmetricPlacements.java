package puzzlescope.queens.fast;

/**
 * Counts the solutions that are invariant under a rotation of the board. Queens are placed together with their images,
 * from the border inwards, so that the search takes half or a quarter of the rows.
 *
 * <p>Source: M. Kraitchik, Mathematical Recreations (1942), chapter 10; the numbers are OEIS A032522 (half a turn) and
 * A033148 (a quarter turn). Input: n from 1 to 18. Output: their number. Time is exponential in n/2 and n/4.
 * Deterministic.
 */
public final class SymmetricPlacements {

    private final int n;
    private final int images;

    private SymmetricPlacements(int n, int images) {
        this.n = n;
        this.images = images;
    }

    /** The number of solutions invariant under half a turn, including those under a quarter turn. */
    public static long byHalf(int n) {
        return new SymmetricPlacements(n, 2).fill(0, 0, 0, 0, 0);
    }

    /** The number of solutions invariant under a quarter turn. */
    public static long byQuarter(int n) {
        return new SymmetricPlacements(n, 4).fill(0, 0, 0, 0, 0);
    }

    /**
     * The number of fundamental solutions, by Burnside's lemma: the mean of the numbers of solutions invariant under
     * each of the eight symmetries.
     */
    public static long fundamental(int n, long all) {
        return n == 1 ? all : (all + byHalf(n) + 2 * byQuarter(n)) / 8;
    }

    /** Counts the ways to fill the rows from one on, each a bit of {@code rows} once it has its queen. */
    private long fill(int row, long rows, long columns, long falling, long rising) {
        if (row == n) {
            return 1;
        }
        if ((rows >>> row & 1) == 1) {
            return fill(row + 1, rows, columns, falling, rising);
        }
        long sum = 0;
        for (int column = 0; column < n; column++) {
            sum += place(row, column, rows, columns, falling, rising);
        }
        return sum;
    }

    /** Places a queen and its images, if none attacks another or those placed before, and continues. */
    private long place(int row, int column, long rows, long columns, long falling, long rising) {
        int r = row;
        int c = column;
        long newRows = rows;
        long newColumns = columns;
        long newFalling = falling;
        long newRising = rising;
        for (int image = 0; image < images; image++) {
            boolean same = image > 0 && r == row && c == column;
            boolean attacked = (newRows >>> r & 1)
                            + (newColumns >>> c & 1)
                            + (newFalling >>> (n + c - r) & 1)
                            + (newRising >>> (c + r) & 1)
                    > 0;
            if (same) {
                break;
            }
            if (attacked) {
                return 0;
            }
            newRows |= 1L << r;
            newColumns |= 1L << c;
            newFalling |= 1L << (n + c - r);
            newRising |= 1L << (c + r);
            int turned = images == 2 ? n - 1 - r : c;
            c = images == 2 ? n - 1 - c : n - 1 - r;
            r = turned;
        }
        return fill(row + 1, newRows, newColumns, newFalling, newRising);
    }
}
