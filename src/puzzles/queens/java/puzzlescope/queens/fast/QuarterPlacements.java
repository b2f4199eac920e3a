package puzzlescope.queens.fast;

/**
 * All placements of non-attacking queens on a quarter of a board with at most one queen in a column, sorted by rows and
 * columns, so that those of the same rows and columns are adjacent. Diagonals are a bit each: a falling one column -
 * row + n - 1, a rising one column + row. Immutable; any thread.
 */
final class QuarterPlacements {

    private final int columns;
    /** The index of the first placement of each set of rows and columns; the next one is the end. */
    private final int[] begins;

    private final long[] falling;
    private final long[] rising;

    /**
     * Finds the placements of the quarter whose columns are the first ones of the board.
     *
     * @param n the rows of the board
     * @param firstRow the quarter's first row
     * @param rows the number of rows of the quarter
     * @param columns the number of its columns
     */
    QuarterPlacements(int n, int firstRow, int rows, int columns) {
        this.columns = columns;
        begins = new int[(1 << rows + columns) + 1];
        var found = new PlacementStore(n, firstRow, rows);
        found.fill(0, 0, 0, 0, 0);
        for (int i = 1; i < begins.length; i++) {
            begins[i] += begins[i - 1];
        }
        int all = begins[begins.length - 1];
        falling = new long[all];
        rising = new long[all];
        found.next = begins.clone();
        found.fill(0, 0, 0, 0, 0);
    }

    /** Enumerates all placements twice: to count them, and to store them. */
    private final class PlacementStore {

        private final int n;
        private final int firstRow;
        private final int rows;
        /** The index of the next placement of each kind; empty while they are counted. */
        private int[] next = new int[0];

        PlacementStore(int n, int firstRow, int rows) {
            this.n = n;
            this.firstRow = firstRow;
            this.rows = rows;
        }

        void fill(int column, int rowSet, int columnSet, long fallingSet, long risingSet) {
            if (column == columns) {
                put(rowSet << columns | columnSet, fallingSet, risingSet);
                return;
            }
            fill(column + 1, rowSet, columnSet, fallingSet, risingSet);
            for (int row = 0; row < rows; row++) {
                long falls = 1L << column - row - firstRow + n - 1;
                long rises = 1L << column + row + firstRow;
                if ((rowSet & 1 << row | fallingSet & falls | risingSet & rises) == 0) {
                    fill(column + 1, rowSet | 1 << row, columnSet | 1 << column, fallingSet | falls, risingSet | rises);
                }
            }
        }

        private void put(int kind, long fallingSet, long risingSet) {
            if (next.length == 0) {
                begins[kind + 1]++;
            } else {
                falling[next[kind]] = fallingSet;
                rising[next[kind]++] = risingSet;
            }
        }
    }

    /** The index of the first placement in exactly these columns and rows of the quarter. */
    int begin(int rowSet, int columnSet) {
        return begins[rowSet << columns | columnSet];
    }

    /** The index after the last one. */
    int end(int rowSet, int columnSet) {
        return begins[(rowSet << columns | columnSet) + 1];
    }

    long falling(int placement) {
        return falling[placement];
    }

    long rising(int placement) {
        return rising[placement];
    }
}
