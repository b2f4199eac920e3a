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
public sealed interface QueensNotation {

    QueensNotation NONE = new ByRow(List.of());

    Pattern COLUMN = Pattern.compile("[-_.?*xX]|null|None|nil|[1-9]\\d?");

    /** A row of a drawn board. */
    Pattern DRAWN = Pattern.compile("[-_.*#+\u00B7]*[Qq\u2655\u265B]?[-_.*#+\u00B7]*|0*1?0*");

    /** A row as chess players write it, with a number for squares without a queen. */
    Pattern COUNTED_ROW = Pattern.compile("(\\d*)([Qq]?)(\\d*)");

    /** A column for each row without anything between; a single column has two digits at most. */
    Pattern DIGITS = Pattern.compile("\\d{4,9}");

    /** A queen of a drawn board. */
    Pattern QUEEN = Pattern.compile("[q\u2655\u265B1]");

    /** Pairs with a slash inside: some mean row and column by it, others column and row. */
    Pattern SLASHED_PAIRS = Pattern.compile("\\d+\\s*/\\s*\\d+\\s*,\\s*\\d+\\s*/\\s*\\d+");

    /** A pair in round brackets, or one of several in square brackets; other lists have other lengths. */
    Pattern ROW_AND_COLUMN = Pattern.compile("[(\\[]\\s*(\\d+)[\\s,;]+(\\d+)\\s*[)\\]]");

    /**
     * One column for each row from the top. As text they are counted from 1, with a hyphen for a free row, such as
     * {@code 1 - 5}; empty if no queen is given.
     *
     * @param columns the columns from 0, or {@link GivenColumns#FREE}
     */
    record ByRow(List<Integer> columns) implements QueensNotation {

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
    record OnSquares(List<ChessSquare> squares) implements QueensNotation {

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

    /**
     * Reads columns; squares by row and column in brackets, both from 1, or from 0 if that occurs; chess squares; or a
     * drawn board.
     */
    static QueensNotation parse(String text) {
        var given = text.strip();
        var counted = InputText.entries(text);
        if (isCounted(counted)) {
            return new ByRow(
                    counted.stream().map(QueensNotation::columnOfCounted).toList());
        }
        var rows = drawn(text);
        if (rows.isPresent()) {
            return new ByRow(rows.get());
        }
        var entries = ChessSquare.entries(text);
        var chess = entries.stream()
                .flatMap(each -> ChessSquare.of(each).stream())
                .distinct()
                .toList();
        if (!chess.isEmpty()) {
            return onSquares(chess, entries, given);
        }
        var plain = InputText.plain(text);
        if (SLASHED_PAIRS.matcher(plain).find()) {
            throw refusal(given);
        }
        var squares = ROW_AND_COLUMN.matcher(plain).results().toList();
        if (squares.size() > 1 || squares.size() == 1 && plain.contains("(")) {
            return new ByRow(ofSquares(squares, given));
        }
        boolean isOfDigits =
                entries.size() == 1 && DIGITS.matcher(entries.getFirst()).matches();
        var columns = isOfDigits ? List.of(entries.getFirst().split("")) : entries;
        return new ByRow(
                isFromZero(columns) ? columns.stream().map(Integer::valueOf).toList() : ofColumns(columns, given));
    }

    private static QueensNotation onSquares(List<ChessSquare> squares, List<String> entries, String given) {
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

    /** Returns whether these are the rows of a board in which numbers count squares without a queen. */
    private static boolean isCounted(List<String> rows) {
        return rows.size() > 1
                && rows.size() <= GivenColumns.MOST_ROWS
                && rows.stream().anyMatch(row -> row.toUpperCase(Locale.ROOT).contains("Q"))
                && rows.stream()
                        .allMatch(row -> COUNTED_ROW.matcher(row).matches() && countedSquares(row) == rows.size());
    }

    private static long countedSquares(String row) {
        return COUNTED_ROW
                .matcher(row)
                .results()
                .mapToLong(part -> number(part.group(1)) + part.group(2).length() + number(part.group(3)))
                .sum();
    }

    private static int columnOfCounted(String row) {
        var part = COUNTED_ROW.matcher(row);
        return part.matches() && !part.group(2).isEmpty() ? number(part.group(1)) : GivenColumns.FREE;
    }

    private static int number(String digits) {
        return digits.isEmpty() ? 0 : digits.length() > 2 ? GivenColumns.MOST_ROWS + 1 : Integer.parseInt(digits);
    }

    /** Returns the columns of a drawn board, whose rows have as many squares as there are rows; empty for another text. */
    private static Optional<List<Integer>> drawn(String text) {
        var entries = InputText.entries(text);
        int squares = entries.size();
        int size = (int) Math.sqrt(squares);
        var signs = String.join("", entries);
        boolean areSquares = size > 1
                && size * size == squares
                && signs.length() == squares
                && ("Qq\u2655\u265B".chars().anyMatch(queen -> signs.indexOf(queen) >= 0) || signs.matches("[01]+"));
        var rows = InputText.grid(text)
                .map(grid -> rows(grid.stream()
                        .map(square -> square.isEmpty() ? "." : square)
                        .toList()))
                .filter(QueensNotation::isDrawn)
                .orElse(areSquares ? rows(entries) : entries);
        return isDrawn(rows)
                ? Optional.of(rows.stream()
                        .map(row -> QUEEN.matcher(row).replaceAll("Q").indexOf('Q'))
                        .toList())
                : Optional.empty();
    }

    private static List<String> rows(List<String> squares) {
        int size = (int) Math.sqrt(squares.size());
        return IntStream.range(0, size)
                .mapToObj(row -> String.join("", squares.subList(row * size, (row + 1) * size)))
                .toList();
    }

    /** Rows of two digits could be columns. */
    private static boolean isDrawn(List<String> rows) {
        return rows.size() > 1
                && rows.size() <= GivenColumns.MOST_ROWS
                && (rows.size() > 2 || rows.stream().noneMatch(row -> Character.isDigit(row.charAt(0))))
                && rows.stream()
                        .allMatch(row -> row.length() == rows.size()
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
        boolean isFromZero = squares.stream()
                .anyMatch(
                        square -> square.group(1).equals("0") || square.group(2).equals("0"));
        var columns = new ArrayList<Integer>();
        for (var square : squares) {
            int row = index(square.group(1), isFromZero, given);
            int column = index(square.group(2), isFromZero, given);
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

    private static int index(String number, boolean isFromZero, String given) {
        int first = isFromZero ? 0 : 1;
        if (number(number) < first || number(number) > GivenColumns.MOST_ROWS) {
            throw refusal(given);
        }
        return Integer.parseInt(number) - first;
    }

    private static InvalidInputException refusal(String given) {
        return new InvalidInputException(Message.of("queens.refusal.given", given, GivenColumns.MOST_ROWS));
    }
}
