package puzzlescope.core.puzzle.knight;

import java.util.Optional;
import puzzlescope.core.event.Message;

/** A proof that a board has no tour, known before any search. */
public enum Impossibility {
    /** No hop leads to or from the middle square of a 3 × 3 board. */
    MIDDLE,
    /** A 3 × 5, 3 × 6 or 4 × 4 board, either way up: every way has been tried from every square. */
    EXHAUSTED,
    /**
     * Hops alternate between the colours of a chessboard. A board with an odd number of squares has one more of the
     * corners' colour, so that a tour has to start on that colour; this one starts on the other.
     */
    COLOUR;

    /** What rules out a tour from this start; empty where only a search can tell. */
    public static Optional<Impossibility> of(int rows, int columns, Square start) {
        int shorter = Math.min(rows, columns);
        int longer = Math.max(rows, columns);
        if (longer == 3) {
            return Optional.of(MIDDLE);
        }
        if (shorter == 3 && (longer == 5 || longer == 6) || longer == 4 && shorter == 4) {
            return Optional.of(EXHAUSTED);
        }
        boolean odd = rows * columns % 2 == 1;
        boolean lessFrequentColour = (start.row() + start.column()) % 2 == 1;
        return odd && lessFrequentColour ? Optional.of(COLOUR) : Optional.empty();
    }

    /** The proof in words. */
    Message message(int rows, int columns) {
        int squares = rows * columns;
        return switch (this) {
            case MIDDLE -> Message.of("knight.impossible-middle");
            case EXHAUSTED -> Message.of("knight.impossible-exhausted", rows, columns);
            case COLOUR -> Message.of("knight.impossible-colour", squares, squares / 2 + 1, squares / 2);
        };
    }
}
