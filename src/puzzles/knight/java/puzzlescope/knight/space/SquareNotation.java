package puzzlescope.knight.space;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChessSquare;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * A square as it is typed: by row and column from the top left, or as chess players write it, which names a row only
 * together with the height of the board.
 */
public sealed interface SquareNotation permits Square, SquareNotation.Chess {

    Pattern NUMBER = Pattern.compile("\\d{1,3}");

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
        var squares = parseAll(text);
        if (squares.size() != 1) {
            throw refusal(text.strip());
        }
        return squares.getFirst();
    }

    /** Reads squares in any list: pairs of numbers, and chess squares. */
    static List<SquareNotation> parseAll(String text) {
        var entries = ChessSquare.entries(text);
        var squares = new ArrayList<SquareNotation>();
        int next = 0;
        while (next < entries.size()) {
            var chess = ChessSquare.of(entries.get(next));
            if (chess.isPresent()) {
                squares.add(new Chess(chess.get()));
                next++;
            } else {
                squares.add(new Square(number(entries, next), number(entries, next + 1)));
                next += 2;
            }
        }
        return squares;
    }

    private static int number(List<String> entries, int index) {
        if (index == entries.size() || !NUMBER.matcher(entries.get(index)).matches()) {
            throw refusal(entries.get(Math.min(index, entries.size() - 1)));
        }
        return Integer.parseInt(entries.get(index));
    }

    private static InvalidInputException refusal(String given) {
        return new InvalidInputException(Message.of("knight.start.refusal", given));
    }
}
