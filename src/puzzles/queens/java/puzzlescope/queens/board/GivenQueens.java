package puzzlescope.queens.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChessSquare;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * Given queens as they are typed: the columns of the rows from the top, or squares as chess players write them, which
 * name rows only together with the size of the board.
 */
public sealed interface GivenQueens {

    GivenQueens NONE = new ByRow(List.of());

    Pattern COLUMN = Pattern.compile("[-_.]|[1-9]\\d?");

    /** A row of a drawn board. */
    Pattern DRAWN = Pattern.compile("[-_.]*[Qq]?[-_.]*");

    /** A pair in round brackets, or one of several in square brackets; other lists have other lengths. */
    Pattern ROW_AND_COLUMN = Pattern.compile("[(\\[]\\s*(\\d+)[\\s,;]+(\\d+)\\s*[)\\]]");

    /**
     * One column for each row from the top. As text they are counted from 1, with a hyphen for a free row, such as
     * {@code 1 - 5}; empty if no queen is given.
     *
     * @param columns the columns from 0, or {@link GivenColumns#FREE}
     */
    record ByRow(List<Integer> columns) implements GivenQueens {

        @Override
        public List<Integer> columns(int n) {
            return columns;
        }

        @Override
        public Optional<Message> fault(int n) {
            return GivenColumns.fault(columns, n);
        }

        @Override
        public String toString() {
            return columns.stream()
                    .map(column -> column == GivenColumns.FREE ? "-" : String.valueOf(column + 1))
                    .collect(Collectors.joining(" "));
        }
    }

    /** Squares in the notation of chess, each in a row of its own. */
    record OnSquares(List<ChessSquare> squares) implements GivenQueens {

        @Override
        public List<Integer> columns(int n) {
            var columns = new ArrayList<>(Collections.nCopies(n, GivenColumns.FREE));
            squares.stream()
                    .filter(square -> square.rank() <= n)
                    .forEach(square -> columns.set(square.row(n), square.column()));
            return List.copyOf(columns);
        }

        @Override
        public Optional<Message> fault(int n) {
            return squares.stream()
                    .filter(square -> Math.max(square.rank(), square.column() + 1) > n)
                    .findFirst()
                    .map(square -> Message.of("queens.given-outside.chess", n, square.toString()))
                    .or(() -> GivenColumns.fault(columns(n), n));
        }

        @Override
        public String toString() {
            return squares.stream().map(ChessSquare::toString).collect(Collectors.joining(" "));
        }
    }

    /** Returns the columns of the rows from the top on a board of size n; rows at the bottom may be missing. */
    List<Integer> columns(int n);

    /** Returns the reason why no run can keep these queens on a board of size n; empty if there is none. */
    Optional<Message> fault(int n);

    /** Reads columns, squares by row and column in brackets, both from 1, or chess squares. */
    static GivenQueens parse(String text) {
        var given = text.strip();
        var entries = InputText.entries(text);
        var chess = entries.stream()
                .flatMap(each -> ChessSquare.of(each).stream())
                .distinct()
                .toList();
        if (!chess.isEmpty()) {
            return onSquares(chess, entries, given);
        }
        if (isDrawn(entries)) {
            return new ByRow(entries.stream()
                    .map(row -> row.toUpperCase(Locale.ROOT).indexOf('Q'))
                    .toList());
        }
        if (isFromZero(entries)) {
            return new ByRow(entries.stream().map(Integer::valueOf).toList());
        }
        var plain = InputText.plain(text);
        var squares = ROW_AND_COLUMN.matcher(plain).results().toList();
        return new ByRow(
                squares.size() > 1 || squares.size() == 1 && plain.contains("(")
                        ? ofSquares(squares, given)
                        : ofColumns(entries, given));
    }

    private static GivenQueens onSquares(List<ChessSquare> squares, List<String> entries, String given) {
        if (!entries.stream().allMatch(each -> ChessSquare.of(each).isPresent())
                || squares.size() > GivenColumns.MOST_ROWS) {
            throw refusal(given);
        }
        for (var square : squares) {
            for (var other : squares) {
                if (square.rank() == other.rank() && square.column() < other.column()) {
                    throw new InvalidInputException(
                            Message.of("queens.given-row.chess", square.toString(), other.toString()));
                }
            }
        }
        return new OnSquares(squares);
    }

    /** Returns whether the rows of a board are drawn, each with as many squares as there are rows. */
    private static boolean isDrawn(List<String> entries) {
        return entries.size() > 1
                && entries.size() <= GivenColumns.MOST_ROWS
                && entries.stream()
                        .allMatch(row -> row.length() == entries.size()
                                && DRAWN.matcher(row).matches());
    }

    /** Returns whether the columns of all rows are counted from 0: each number from 0 to the last occurs once. */
    private static boolean isFromZero(List<String> entries) {
        int size = entries.size();
        return size > 1
                && size <= GivenColumns.MOST_ROWS
                && IntStream.range(0, size).allMatch(column -> entries.contains(Integer.toString(column)));
    }

    private static List<Integer> ofColumns(List<String> entries, String given) {
        if (entries.size() > GivenColumns.MOST_ROWS
                || !entries.stream().allMatch(each -> COLUMN.matcher(each).matches())) {
            throw refusal(given);
        }
        return entries.stream()
                .map(each -> Character.isDigit(each.charAt(0)) ? Integer.parseInt(each) - 1 : GivenColumns.FREE)
                .toList();
    }

    private static List<Integer> ofSquares(List<MatchResult> squares, String given) {
        if (InputText.entries(given).size() != 2 * squares.size()) {
            throw refusal(given);
        }
        var columns = new ArrayList<Integer>();
        for (var square : squares) {
            int row = index(square.group(1), given);
            int column = index(square.group(2), given);
            if (row >= GivenColumns.MOST_ROWS) {
                throw refusal(given);
            }
            while (columns.size() <= row) {
                columns.add(GivenColumns.FREE);
            }
            int before = columns.set(row, column);
            if (before != GivenColumns.FREE && before != column) {
                throw new InvalidInputException(Message.of("queens.hand.two-in-row", row + 1));
            }
        }
        return List.copyOf(columns);
    }

    private static int index(String number, String given) {
        if (!COLUMN.matcher(number).matches() || !Character.isDigit(number.charAt(0))) {
            throw refusal(given);
        }
        return Integer.parseInt(number) - 1;
    }

    private static InvalidInputException refusal(String given) {
        return new InvalidInputException(Message.of("queens.refusal.given", given, GivenColumns.MOST_ROWS));
    }
}
