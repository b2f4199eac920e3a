package puzzlescope.knight.space;

import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChessSquare;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * A square as it is typed: by row and column from the top left, or as chess players write it, which names a row only
 * together with the height of the board.
 */
public sealed interface SquareNotation permits Square, SquareNotation.Chess {

    Pattern ROW_AND_COLUMN = Pattern.compile("[(\\[]?\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*[)\\]]?");

    /** A square in the notation of chess. */
    record Chess(ChessSquare square) implements SquareNotation {

        @Override
        public Square on(int rows) {
            return new Square(square.row(rows), square.column());
        }

        @Override
        public String toString() {
            return square.toString();
        }
    }

    /** Returns the square on a board of so many rows, which may be too small for it. */
    Square on(int rows);

    static SquareNotation parse(String text) {
        var given = InputText.plain(text).strip();
        var matcher = ROW_AND_COLUMN.matcher(given);
        if (matcher.matches()) {
            return new Square(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        }
        return ChessSquare.of(given)
                .<SquareNotation>map(Chess::new)
                .orElseThrow(() -> new InvalidInputException(Message.of("knight.start.refusal", given)));
    }
}
