package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A square as chess players write it, such as e4. Its rank counts from the bottom, so that its row is known only with
 * the height of the board.
 *
 * @param column the column of the letter, from 0
 * @param rank the number, from 1 at the bottom
 */
public record ChessSquare(int column, int rank) {

    private static final Pattern TEXT = Pattern.compile("[NQ]?([a-zA-Z])([1-9]\\d{0,2})");

    /** Reads a letter followed by a number, perhaps behind that of a queen or knight; empty for any other text. */
    public static Optional<ChessSquare> of(String text) {
        var matcher = TEXT.matcher(InputText.plain(text).strip());
        return matcher.matches()
                ? Optional.of(new ChessSquare(
                        Character.toLowerCase(matcher.group(1).charAt(0)) - 'a', Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** Returns the entries of a list, with a path such as a1-b3-d2 as the squares of which it consists. */
    public static List<String> entries(String text) {
        return InputText.entries(text).stream()
                .flatMap(entry -> {
                    var squares = List.of(entry.split("-", -1));
                    boolean isPath =
                            squares.stream().allMatch(square -> of(square).isPresent());
                    return isPath ? squares.stream() : Stream.of(entry);
                })
                .toList();
    }

    /** Returns its row from 0 at the top of a board of so many rows; negative above the board. */
    public int row(int rows) {
        return rows - rank;
    }

    /** Returns the letter of the last column of a board that can be written so. */
    public static String letter(int columns) {
        return String.valueOf((char) ('a' + Math.min(columns, 26) - 1));
    }

    @Override
    public String toString() {
        return (char) ('a' + column) + Integer.toString(rank);
    }
}
