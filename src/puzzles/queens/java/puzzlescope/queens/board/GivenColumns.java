package puzzlescope.queens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/** The columns of given queens, one number for each row from the top: from 0, {@link #FREE} for a free row. */
public final class GivenColumns {

    public static final int FREE = -1;

    /** The most rows of a board with given queens. */
    public static final int MOST_ROWS = 18;

    private GivenColumns() {}

    public static int count(List<Integer> columns) {
        return (int) columns.stream().filter(column -> column != FREE).count();
    }

    /**
     * Returns the columns extended to all rows of a board of size n.
     *
     * @throws IllegalArgumentException if {@link #fault} finds one
     */
    public static int[] rows(List<Integer> columns, int n) {
        if (fault(columns, n).isPresent()) {
            throw new IllegalArgumentException("given is " + columns + ", must be of " + n + " rows without attacks");
        }
        var rows = new int[n];
        for (int row = 0; row < n; row++) {
            rows[row] = row < columns.size() ? columns.get(row) : FREE;
        }
        return rows;
    }

    /**
     * Returns the reason why no run can keep these queens on a board of size n: one is not on it, or two attack each
     * other.
     */
    public static Optional<Message> fault(List<Integer> columns, int n) {
        for (int row = 0; row < columns.size(); row++) {
            int column = columns.get(row);
            if (column != FREE && (row >= n || column >= n)) {
                return Optional.of(Message.of("queens.given-outside", n, row + 1, column + 1));
            }
            for (int above = 0; column != FREE && above < row; above++) {
                int across = Math.abs(columns.get(above) - column);
                if (columns.get(above) != FREE && (across == 0 || across == row - above)) {
                    var key = across == 0 ? "queens.given-column" : "queens.given-diagonal";
                    return Optional.of(Message.of(key, above + 1, columns.get(above) + 1, row + 1, column + 1));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the columns of the queens on the board of a game.
     *
     * @throws InvalidInputException if two attack each other
     */
    public static List<Integer> of(QueensGameBoard board) {
        var columns = new ArrayList<Integer>();
        int rows = 0;
        for (int row = 0; row < board.n(); row++) {
            int set = board.columnsSet(row);
            if (Integer.bitCount(set) > 1) {
                throw new InvalidInputException(Message.of("queens.hand.two-in-row", row + 1));
            }
            columns.add(set == 0 ? FREE : Integer.numberOfTrailingZeros(set));
            rows = set == 0 ? rows : row + 1;
        }
        var given = List.copyOf(columns.subList(0, rows));
        fault(given, board.n()).ifPresent(words -> {
            throw new InvalidInputException(words);
        });
        return given;
    }
}
