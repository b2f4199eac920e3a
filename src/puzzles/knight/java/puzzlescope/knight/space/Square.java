package puzzlescope.knight.space;

import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChessSquare;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/** A square of the board by row and column, both from 0; as text {@code row,column}. */
public record Square(int row, int column) {

    private static final Pattern TEXT = Pattern.compile("[(\\[]?\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*[)\\]]?");

    public static Square parse(String text) {
        var given = InputText.plain(text).strip();
        var matcher = TEXT.matcher(given);
        if (!matcher.matches()) {
            throw new InvalidInputException(ChessSquare.of(given)
                    .map(chess -> chess.refusal(new Square(chess.row(), chess.column()).toString()))
                    .orElseGet(() -> Message.of("knight.start.refusal", given)));
        }
        return new Square(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    /** Returns whether it is a square of a board of this size. */
    public boolean isOn(int rows, int columns) {
        return row < rows && column < columns;
    }

    @Override
    public String toString() {
        return row + "," + column;
    }
}
