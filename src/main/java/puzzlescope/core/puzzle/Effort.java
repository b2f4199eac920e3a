package puzzlescope.core.puzzle;

/**
 * What a game has cost so far, against what it must cost.
 *
 * @param spent moves or whatever else is to be few
 * @param fewest the fewest that are known to be enough, or, where {@code proven} is false, that are known not to be too many;
 *     0 if nothing is known yet
 * @param proven whether {@code fewest} are enough
 * @param unit the key of what is counted, such as {@code game.moves}
 */
public record Effort(int spent, int fewest, boolean proven, String unit) {

    private static final String MOVES = "game.moves";
    private static final String MINUTES = "game.minutes";

    /** So many moves, of which {@code fewest} are enough; 0 if that is not known yet. */
    public static Effort moves(int spent, int fewest) {
        return new Effort(spent, fewest, true, MOVES);
    }

    /** So many moves, where fewer than {@code fewest} are not enough. */
    public static Effort movesAtLeast(int spent, int fewest) {
        return new Effort(spent, fewest, false, MOVES);
    }

    /** So many minutes, of which {@code fewest} are enough; 0 if that is not known yet. */
    public static Effort minutes(int spent, int fewest) {
        return new Effort(spent, fewest, true, MINUTES);
    }

    /** Whether minutes are counted, not moves. */
    public boolean isMinutes() {
        return unit.equals(MINUTES);
    }

    /** How much more than needed was spent, as far as is known. */
    public int extra() {
        return fewest == 0 ? 0 : Math.max(0, spent - fewest);
    }
}
