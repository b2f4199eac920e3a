package puzzlescope.knight.fast;

/** A path over a board's squares, numbered row by row from 0, in order of visit. Immutable; any thread. */
public final class Tour {

    private final int rows;
    private final int columns;
    private final int[] squares;

    /** @param squares owned by the tour from now on */
    Tour(int rows, int columns, int[] squares) {
        this.rows = rows;
        this.columns = columns;
        this.squares = squares;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** The number of squares that it visits. */
    public int length() {
        return squares.length;
    }

    /** The square at index {@code i}. */
    public int square(int i) {
        return squares[i];
    }

    /** The row of the square at index {@code i}. */
    public int row(int i) {
        return squares[i] / columns;
    }

    /** The column of the square at index {@code i}. */
    public int column(int i) {
        return squares[i] % columns;
    }

    /** The number of each square's visit, from 1, in rows with aligned columns. */
    public CharSequence picture() {
        var numbers = new int[squares.length];
        for (int i = 0; i < squares.length; i++) {
            numbers[squares[i]] = i + 1;
        }
        int width = String.valueOf(squares.length).length();
        var picture = new StringBuilder();
        for (int square = 0; square < numbers.length; square++) {
            var number = String.valueOf(numbers[square]);
            picture.repeat(' ', width - number.length()).append(number);
            picture.append((square + 1) % columns == 0 ? '\n' : ' ');
        }
        return picture;
    }

    /** Checks that each square of the board is visited once and each step is a knight's move. */
    public boolean isComplete() {
        if (squares.length != rows * columns) {
            return false;
        }
        var visited = new boolean[squares.length];
        for (int i = 0; i < squares.length; i++) {
            int square = squares[i];
            if (square < 0 || square >= visited.length || visited[square] || i > 0 && !isHop(i - 1, i)) {
                return false;
            }
            visited[square] = true;
        }
        return true;
    }

    /** Returns whether a move leads from the last square back to the first. */
    public boolean isClosed() {
        return isHop(squares.length - 1, 0);
    }

    private boolean isHop(int from, int to) {
        return Math.abs((row(from) - row(to)) * (column(from) - column(to))) == 2;
    }
}
