package puzzlescope.engine.puzzle;

/**
 * What is known of the way from a board to the end of a game.
 *
 * @param kind what the number means
 * @param left the fewest moves, or minutes, that lead to the end; for a value how far it is from the best one; else 0
 */
public record Outlook(Kind kind, int left) {

    /** What is known. */
    public enum Kind {
        /** The fewest moves or minutes to the end. */
        EXACT,
        /** The end can be reached. */
        POSSIBLE,
        /** It is proven that the end cannot be reached. */
        IMPOSSIBLE,
        /** What the position is worth if both play perfectly: 0 a win, 1 a draw, 2 a loss. */
        VALUE,
        UNKNOWN
    }

    public static final Outlook UNKNOWN = new Outlook(Kind.UNKNOWN, 0);
    public static final Outlook POSSIBLE = new Outlook(Kind.POSSIBLE, 0);
    public static final Outlook IMPOSSIBLE = new Outlook(Kind.IMPOSSIBLE, 0);

    /** So many moves or minutes are needed. */
    public static Outlook exactly(int left) {
        return new Outlook(Kind.EXACT, left);
    }

    /**
     * What a position is worth.
     *
     * @param value 1 a win, 0 a draw, -1 a loss
     */
    public static Outlook worth(int value) {
        return new Outlook(Kind.VALUE, 1 - value);
    }
}
