package puzzlescope.queens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChessSquare;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * The columns of given queens, one number for each row from the top: from 0, {@link #FREE} for a free row. As text they
 * are counted from 1, with a hyphen for a free row, such as {@code 1 - 5}; empty if no queen is given. Squares are read
 * too, in any order: row and column in brackets, such as {@code (1, 1) (3, 5)}.
 */
public final class GivenColumns {

    public static final int FREE = -1;

    /** The most rows of a board with given queens. */
    public static final int MOST_ROWS = 18;

    private static final Pattern COLUMN = Pattern.compile("-|[1-9]\\d?");

    /** A pair in round brackets, or one of several in square brackets; other lists have other lengths. */
    private static final Pattern SQUARE = Pattern.compile("[(\\[]\\s*(\\d+)[\\s,;]+(\\d+)\\s*[)\\]]");

    private GivenColumns() {}

    public static List<Integer> parse(String text) {
        var given = text.strip();
        var plain = InputText.plain(text);
        var squares = SQUARE.matcher(plain).results().toList();
        if (squares.size() > 1 || squares.size() == 1 && plain.contains("(")) {
            return ofSquares(squares, given);
        }
        var columns = new ArrayList<Integer>();
        for (var each : InputText.entries(text)) {
            if (!COLUMN.matcher(each).matches() || columns.size() == MOST_ROWS) {
                throw refusal(given);
            }
            columns.add(each.equals("-") ? FREE : Integer.parseInt(each) - 1);
        }
        return List.copyOf(columns);
    }

    private static List<Integer> ofSquares(List<MatchResult> squares, String given) {
        if (InputText.entries(given).size() != 2 * squares.size()) {
            throw refusal(given);
        }
        var columns = new ArrayList<Integer>();
        for (var square : squares) {
            int row = index(square.group(1), given);
            int column = index(square.group(2), given);
            if (row >= MOST_ROWS) {
                throw refusal(given);
            }
            while (columns.size() <= row) {
                columns.add(FREE);
            }
            int before = columns.set(row, column);
            if (before != FREE && before != column) {
                throw new InvalidInputException(Message.of("queens.hand.two-in-row", row + 1));
            }
        }
        return List.copyOf(columns);
    }

    private static int index(String number, String given) {
        if (!COLUMN.matcher(number).matches()) {
            throw refusal(given);
        }
        return Integer.parseInt(number) - 1;
    }

    private static InvalidInputException refusal(String given) {
        return new InvalidInputException(InputText.entries(given).stream()
                .flatMap(each -> ChessSquare.of(each).stream())
                .findFirst()
                .map(chess -> chess.refusal("(%d, %d)".formatted(chess.row() + 1, chess.column() + 1)))
                .orElseGet(() -> Message.of("queens.refusal.given", given, MOST_ROWS)));
    }

    public static String format(List<Integer> columns) {
        return columns.stream()
                .map(column -> column == FREE ? "-" : String.valueOf(column + 1))
                .collect(Collectors.joining(" "));
    }

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
