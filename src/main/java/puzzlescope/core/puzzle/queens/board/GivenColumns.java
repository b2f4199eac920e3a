package puzzlescope.core.puzzle.queens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;

/**
 * The columns of queens that are given, a number for each row from the top: from 0, {@link #FREE} where the row is free. As
 * text they are counted from 1, with a hyphen for a free row, such as {@code 1 - 5}; nothing if no queen is given.
 */
public final class GivenColumns {

    public static final int FREE = -1;

    private static final Pattern GAP = Pattern.compile("[\\s,，]+");
    private static final Pattern COLUMN = Pattern.compile("-|[1-9]\\d?");

    private GivenColumns() {}

    public static List<Integer> parse(String text) {
        var given = text.strip();
        var columns = new ArrayList<Integer>();
        for (var each : given.isEmpty() ? new String[0] : GAP.split(given)) {
            if (!COLUMN.matcher(each).matches() || columns.size() == QueensBoard.MOST_QUEENS) {
                throw new InvalidInput(Message.of("queens.refusal.given", given));
            }
            columns.add(each.equals("-") ? FREE : Integer.parseInt(each) - 1);
        }
        return List.copyOf(columns);
    }

    public static String format(List<Integer> columns) {
        return columns.stream()
                .map(column -> column == FREE ? "-" : String.valueOf(column + 1))
                .collect(Collectors.joining(" "));
    }

    /** Whether a board with so many rows and columns has room for them. */
    public static boolean fit(List<Integer> columns, int n) {
        return columns.size() <= n && columns.stream().allMatch(column -> column < n);
    }

    /**
     * The columns of the queens that a person has put on a board.
     *
     * @throws InvalidInput if there are two in a row
     */
    public static List<Integer> of(HandBoard board) {
        var columns = new ArrayList<Integer>();
        int rows = 0;
        for (int row = 0; row < board.n(); row++) {
            int set = board.columnsSet(row);
            if (Integer.bitCount(set) > 1) {
                throw new InvalidInput(Message.of("queens.hand.two-in-row", row + 1));
            }
            columns.add(set == 0 ? FREE : Integer.numberOfTrailingZeros(set));
            rows = set == 0 ? rows : row + 1;
        }
        return List.copyOf(columns.subList(0, rows));
    }
}
