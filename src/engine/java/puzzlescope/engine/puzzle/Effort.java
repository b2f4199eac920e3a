package puzzlescope.engine.puzzle;

/**
 * What a game has cost so far, against what it must cost.
 *
 * @param spent moves or whatever else is to be few
 * @param fewest the fewest that are known to be enough, or, where {@code proven} is false, that are known not to be too many;
 *     0 if nothing is known yet
 * @param proven whether {@code fewest} are enough
 * @param unit what is counted
 */
public record Effort(int spent, int fewest, boolean proven, Unit unit) {

    /** What can be counted. */
    public enum Unit {
        MOVES,
        MINUTES,
        /** What moves cost, each by itself. */
        COST
    }

    /** So many moves, of which {@code fewest} are enough; 0 if that is not known yet. */
    public static Effort moves(int spent, int fewest) {
        return new Effort(spent, fewest, true, Unit.MOVES);
    }

    /** So many moves, where fewer than {@code fewest} are not enough. */
    public static Effort movesAtLeast(int spent, int fewest) {
        return new Effort(spent, fewest, false, Unit.MOVES);
    }

    /** So many minutes, of which {@code fewest} are enough; 0 if that is not known yet. */
    public static Effort minutes(int spent, int fewest) {
        return new Effort(spent, fewest, true, Unit.MINUTES);
    }

    /** So much of what moves cost, of which {@code fewest} is enough; 0 if that is not known yet. */
    public static Effort cost(int spent, int fewest) {
        return new Effort(spent, fewest, true, Unit.COST);
    }

    /** Whether it is moves that are counted. */
    public boolean isMoves() {
        return unit == Unit.MOVES;
    }

    /** How much more than needed was spent, as far as is known. */
    public int extra() {
        return fewest == 0 ? 0 : Math.max(0, spent - fewest);
    }
}
