package puzzlescope.engine.puzzle;

import java.util.Optional;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;

/**
 * A square as chess players write it, such as e4. Its rank counts from the bottom, so that its row is known only with
 * the height of the board.
 *
 * @param column the column of the letter, from 0
 * @param rank the number, from 1 at the bottom
 */
public record ChessSquare(int column, int rank) {

    private static final Pattern TEXT = Pattern.compile("([a-zA-Z])([1-9]\\d?)");

    private static final int CHESSBOARD = 8;

    public static Optional<ChessSquare> of(String text) {
        var matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(new ChessSquare(
                        Character.toLowerCase(matcher.group(1).charAt(0)) - 'a', Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** The rows of the board that serves as an example: those of a chessboard, or more if the square needs them. */
    private int rows() {
        return Math.max(CHESSBOARD, rank);
    }

    /** Returns its row on the board that serves as an example, from 0 at the top. */
    public int row() {
        return rows() - rank;
    }

    /**
     * Returns why it is not read.
     *
     * @param instead how to write it on the board that serves as an example
     */
    public Message refusal(String instead) {
        return Message.of("input.chess-square", (char) ('a' + column) + Integer.toString(rank), rows(), instead);
    }
}
