// Warnsdorff's rule: hops to the square with the fewest exits first, and goes back where no square is free.
class WarnsdorffTour {

    private static final int[] ROWS = {-1, -2, 1, 2, -2, -1, 2, 1};
    private static final int[] COLUMNS = {-2, -1, -2, -1, 1, 2, 1, 2};

    private Knight board;
    private int squares;

    void solve(Knight board) {
        this.board = board;
        squares = board.rows() * board.columns();
        visit(board.row(), board.column(), 1);
    }

    /** Returns whether the tour was completed from this square. */
    private boolean visit(int row, int column, int visited) {
        if (visited == squares) {
            return true;
        }
        boolean[] tried = new boolean[8];
        for (int move = next(row, column, tried); move >= 0; move = next(row, column, tried)) {
            tried[move] = true;
            int toRow = row + ROWS[move];
            int toColumn = column + COLUMNS[move];
            board.hop(toRow, toColumn);
            if (visit(toRow, toColumn, visited + 1)) {
                return true;
            }
            board.back(toRow, toColumn);
        }
        return false;
    }

    /** Returns the move to the square with the fewest exits that was not tried; -1 if there is none. */
    private int next(int row, int column, boolean[] tried) {
        int best = -1;
        int fewest = 9;
        for (int move = 0; move < 8; move++) {
            if (!tried[move] && board.free(row + ROWS[move], column + COLUMNS[move])) {
                int exits = exits(row + ROWS[move], column + COLUMNS[move]);
                if (exits < fewest) {
                    fewest = exits;
                    best = move;
                }
            }
        }
        return best;
    }

    /** Returns the number of squares that are not visited and a move away. */
    private int exits(int row, int column) {
        int exits = 0;
        for (int move = 0; move < 8; move++) {
            int toRow = row + ROWS[move];
            int toColumn = column + COLUMNS[move];
            boolean inside = toRow >= 0 && toRow < board.rows() && toColumn >= 0 && toColumn < board.columns();
            if (inside && board.number(toRow, toColumn) == 0) {
                exits++;
            }
        }
        return exits;
    }
}
