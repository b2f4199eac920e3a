package puzzlescope.engine.event;

/**
 * Decides which of several candidates an algorithm takes next: its own choice, unless a run is to take another branch.
 * Consulted by algorithms that stay correct whatever they take first. Solver thread only.
 */
public interface Chooser {

    /** Number of consecutive candidates among which one may be taken before its turn. */
    int MOST_IN_TURN = 16;

    /** Leaves every choice to the algorithm. */
    Chooser UNBRANCHED = new Chooser() {};

    /**
     * Chooses the candidate to take next.
     *
     * @param candidates the remaining candidates, one bit each; at least one
     * @param own the bit number of the algorithm's own choice
     * @return the bit number of the chosen candidate
     */
    default int choose(long candidates, int own) {
        return own;
    }

    /** Chooses a candidate for an algorithm that takes them in the order of their bits. */
    default int choose(long candidates) {
        return choose(candidates, Long.numberOfTrailingZeros(candidates));
    }

    /**
     * Chooses one of the first {@link #MOST_IN_TURN} candidates, for an algorithm that takes a possibly long list in
     * order.
     *
     * @param count the number of remaining candidates; at least one
     * @return the number of candidates before the chosen one
     */
    default int chooseInTurn(int count) {
        return choose(-1L >>> Long.SIZE - Math.min(count, MOST_IN_TURN), 0);
    }

    /**
     * Chooses one of at most {@link #MOST_IN_TURN} numbers near a drawn one, for an algorithm that draws from a
     * possibly large range.
     *
     * @param bound the exclusive upper bound of the draw
     * @param drawn the number that the algorithm drew
     */
    default int chooseNear(int bound, int drawn) {
        int first = drawn - drawn % MOST_IN_TURN;
        int count = Math.min(bound - first, MOST_IN_TURN);
        return first + choose((1L << count) - 1, drawn - first);
    }

    /**
     * Returns whether {@link #choose} may differ from the algorithm's own choice; lets fast algorithms avoid the calls.
     */
    default boolean mayBranch() {
        return false;
    }
}
