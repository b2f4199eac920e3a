package puzzlescope.knight.space;

import java.util.Optional;
import puzzlescope.engine.event.Message;

/** A proof that a board has no tour, known before any search. */
public enum Impossibility {
    /** No move leads to or from the middle square of a 3 × 3 board. */
    MIDDLE,
    /** A 3 × 5, 3 × 6 or 4 × 4 board in either orientation: every path has been tried from every square. */
    EXHAUSTED,
    /**
     * Moves alternate between the colours of a chessboard. A board with an odd number of squares has one more of the
     * corners' colour, so a tour must start on that colour; this start has the other.
     */
    COLOUR,
    /**
     * On a board with a side of 4, moves from the two outer lines lead only to the two inner ones, which have as many
     * squares. A tour from an inner line would have to alternate between inner and outer as it does between the
     * colours, and so miss half the squares.
     */
    INNER_OF_FOUR,
    /** A closed tour visits both colours equally often, which a board with an odd number of squares does not allow. */
    CLOSED_ODD,
    /**
     * A board 4 squares wide has no closed tour: its two outer lines have half the squares and lead only to inner ones,
     * so lines would alternate as colours do, and only half the board would be visited.
     */
    CLOSED_FOUR,
    /** A 3 × 4, 3 × 6 or 3 × 8 board in either orientation has no closed tour: every path has been tried. */
    CLOSED_EXHAUSTED,
    /** A narrow board has no tour from this start: every path has been tried. */
    EXHAUSTED_START;

    /** The proof that rules out a tour from this start; empty if only a search can tell. */
    public static Optional<Impossibility> of(int rows, int columns, Square start) {
        int shorter = Math.min(rows, columns);
        int longer = Math.max(rows, columns);
        if (longer == 3) {
            return Optional.of(MIDDLE);
        }
        if (shorter == 3 && (longer == 5 || longer == 6) || longer == 4 && shorter == 4) {
            return Optional.of(EXHAUSTED);
        }
        if (rows == 4 && isInner(start.row()) || columns == 4 && isInner(start.column())) {
            return Optional.of(INNER_OF_FOUR);
        }
        boolean odd = rows * columns % 2 == 1;
        boolean lessFrequentColour = (start.row() + start.column()) % 2 == 1;
        return odd && lessFrequentColour ? Optional.of(COLOUR) : Optional.empty();
    }

    private static boolean isInner(int line) {
        return line == 1 || line == 2;
    }

    /**
     * The proof that rules out a closed tour; empty if there is one.
     *
     * <p>Source: A. Schwenk, Which rectangular chessboards have a knight's tour? (1991).
     */
    public static Optional<Impossibility> ofClosed(int rows, int columns) {
        int shorter = Math.min(rows, columns);
        int longer = Math.max(rows, columns);
        if (longer == 3) {
            return Optional.of(MIDDLE);
        }
        if (rows * columns % 2 == 1) {
            return Optional.of(CLOSED_ODD);
        }
        if (shorter == 4) {
            return Optional.of(CLOSED_FOUR);
        }
        return shorter == 3 && longer <= 8 ? Optional.of(CLOSED_EXHAUSTED) : Optional.empty();
    }

    public Message message(int rows, int columns) {
        int squares = rows * columns;
        return switch (this) {
            case MIDDLE -> Message.of("knight.impossible-middle");
            case EXHAUSTED -> Message.of("knight.impossible-exhausted", rows, columns);
            case COLOUR -> Message.of("knight.impossible-colour", squares, squares / 2 + 1, squares / 2);
            case INNER_OF_FOUR -> Message.of("knight.impossible-inner", rows, columns);
            case EXHAUSTED_START -> Message.of("knight.impossible-start", rows, columns);
            case CLOSED_ODD -> Message.of("knight.impossible-closed-odd", squares);
            case CLOSED_FOUR -> Message.of("knight.impossible-closed-four", rows, columns);
            case CLOSED_EXHAUSTED -> Message.of("knight.impossible-closed-exhausted", rows, columns);
        };
    }
}
