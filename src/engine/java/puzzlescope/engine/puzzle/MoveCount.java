package puzzlescope.engine.puzzle;

/**
 * The cost of a game so far and the least possible cost.
 *
 * @param spent the moves, or other units, spent so far
 * @param fewest the optimal cost or, where {@code proven} is false, a lower bound on it; 0 if nothing is known yet
 * @param proven whether {@code fewest} suffices
 * @param unit the unit that is counted
 */
public record MoveCount(int spent, int fewest, boolean proven, Unit unit) {

    /** A unit of cost. */
    public enum Unit {
        MOVES,
        MINUTES,
        /** The sum of the costs of the moves. */
        COST
    }

    /** Returns a number of moves, of which {@code fewest} suffice; 0 if that is not known yet. */
    public static MoveCount moves(int spent, int fewest) {
        return new MoveCount(spent, fewest, true, Unit.MOVES);
    }

    /** Returns a number of moves, where {@code fewest} is a lower bound. */
    public static MoveCount movesAtLeast(int spent, int fewest) {
        return new MoveCount(spent, fewest, false, Unit.MOVES);
    }

    /** Returns a number of minutes, of which {@code fewest} suffice; 0 if that is not known yet. */
    public static MoveCount minutes(int spent, int fewest) {
        return new MoveCount(spent, fewest, true, Unit.MINUTES);
    }

    /** Returns a cost of moves, of which {@code fewest} suffices; 0 if that is not known yet. */
    public static MoveCount cost(int spent, int fewest) {
        return new MoveCount(spent, fewest, true, Unit.COST);
    }

    /** Returns whether the unit is moves. */
    public boolean isMoves() {
        return unit == Unit.MOVES;
    }

    /** Returns the excess over the fewest, as far as is known. */
    public int extra() {
        return fewest == 0 ? 0 : Math.max(0, spent - fewest);
    }
}
