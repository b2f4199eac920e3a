package puzzlescope.engine.event;

/**
 * Says which of several candidates an algorithm takes next: its own choice, unless a run is to take another branch. Asked by
 * algorithms whose answer stays right whatever they take first. Solver thread only.
 */
public interface Chooser {

    /** Among how many candidates that come one after the other one may be taken before its turn. */
    int MOST_IN_TURN = 16;

    /** Leaves every choice to the algorithm. */
    Chooser UNBRANCHED = new Chooser() {};

    /**
     * Which of several candidates is taken next.
     *
     * @param candidates those that are left, a bit each; at least one
     * @param own the bit number of the one that the algorithm would take
     * @return the bit number of one of them
     */
    default int choose(long candidates, int own) {
        return own;
    }

    /** The same of an algorithm that takes the candidates in the order of their bits. */
    default int choose(long candidates) {
        return choose(candidates, Long.numberOfTrailingZeros(candidates));
    }

    /**
     * The same of an algorithm whose candidates come one after the other, perhaps very many: one of the first {@link #MOST_IN_TURN}.
     *
     * @param count how many are left; at least one
     * @return how many come before the one that is taken
     */
    default int chooseInTurn(int count) {
        return choose(-1L >>> Long.SIZE - Math.min(count, MOST_IN_TURN), 0);
    }

    /**
     * The same of an algorithm that draws a number, perhaps out of very many: one of at most {@link #MOST_IN_TURN} near it.
     *
     * @param bound one more than the greatest that may be drawn
     * @param drawn what the algorithm drew
     */
    default int chooseNear(int bound, int drawn) {
        int first = drawn - drawn % MOST_IN_TURN;
        int count = Math.min(bound - first, MOST_IN_TURN);
        return first + choose((1L << count) - 1, drawn - first);
    }

    /** Whether {@link #choose} may give anything but the algorithm's own choice, for those that would be slowed down by asking. */
    default boolean mayBranch() {
        return false;
    }
}
