package puzzlescope.queens.fast;

/**
 * The number of queens on each diagonal of a board. Queens on a diagonal beyond the first count as attacks. One thread.
 */
public final class Diagonals {

    private final int n;
    private final int[] falling;
    private final int[] rising;
    private int attacks;

    public Diagonals(int n) {
        this.n = n;
        falling = new int[2 * n - 1];
        rising = new int[2 * n - 1];
    }

    /**
     * Returns whether no two of these queens attack each other.
     *
     * @param columns the column of each row's queen, from 0; -1 for none
     */
    public static boolean hasNoAttacks(int[] columns) {
        int n = columns.length;
        var seen = new boolean[n];
        var diagonals = new Diagonals(n);
        for (int row = 0; row < n; row++) {
            int column = columns[row];
            if (column < 0 || column >= n || seen[column] || !diagonals.areFree(row, column)) {
                return false;
            }
            seen[column] = true;
            diagonals.add(row, column);
        }
        return true;
    }

    /** The number of attacks: for each diagonal its queens less one. */
    public int attacks() {
        return attacks;
    }

    /** Returns whether neither diagonal of a square has a queen. */
    public boolean areFree(int row, int column) {
        return falling[column - row + n - 1] + rising[column + row] == 0;
    }

    /** Returns whether a queen on a square shares a diagonal with another one. */
    public boolean areShared(int row, int column) {
        return falling[column - row + n - 1] > 1 || rising[column + row] > 1;
    }

    public void add(int row, int column) {
        attacks += (falling[column - row + n - 1]++ > 0 ? 1 : 0) + (rising[column + row]++ > 0 ? 1 : 0);
    }

    public void remove(int row, int column) {
        attacks -= (--falling[column - row + n - 1] > 0 ? 1 : 0) + (--rising[column + row] > 0 ? 1 : 0);
    }
}
