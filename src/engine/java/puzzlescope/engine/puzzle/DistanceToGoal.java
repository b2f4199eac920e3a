package puzzlescope.engine.puzzle;

/**
 * The known distance from a board to the end of a game.
 *
 * @param kind the meaning of the number
 * @param left the fewest moves, or minutes, to the end; for a value the distance from the best value; else 0
 */
public record DistanceToGoal(Kind kind, int left) {

    /** The meaning of the number. */
    public enum Kind {
        /** The fewest moves or minutes to the end. */
        EXACT,
        /** The end can be reached. */
        POSSIBLE,
        /** It is proven that the end cannot be reached. */
        IMPOSSIBLE,
        /** The value of the position under perfect play: 0 a win, 1 a draw, 2 a loss. */
        VALUE,
        UNKNOWN
    }

    public static final DistanceToGoal UNKNOWN = new DistanceToGoal(Kind.UNKNOWN, 0);
    public static final DistanceToGoal POSSIBLE = new DistanceToGoal(Kind.POSSIBLE, 0);
    public static final DistanceToGoal IMPOSSIBLE = new DistanceToGoal(Kind.IMPOSSIBLE, 0);

    /** Returns an exact number of moves or minutes to the end. */
    public static DistanceToGoal exactly(int left) {
        return new DistanceToGoal(Kind.EXACT, left);
    }

    /**
     * Returns the value of a position.
     *
     * @param value 1 a win, 0 a draw, -1 a loss
     */
    public static DistanceToGoal ofValue(int value) {
        return new DistanceToGoal(Kind.VALUE, 1 - value);
    }
}
