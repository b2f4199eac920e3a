package puzzlescope.tiles.fast.optimal;

/**
 * Depth-first search from one board within a bound: the inside of IDA* (R. E. Korf, Depth-first iterative-deepening: an optimal
 * admissible tree search, Artificial Intelligence 27, 1985). Each estimate has its own subclass, so that the loop is plain
 * arithmetic on arrays. One thread.
 */
abstract class BoundedSearch {

    /** Longer than any shortest way: 4×4 needs at most 80, 5×5 at most 208. */
    private static final int LONGEST = 256;

    private static final int BETWEEN_LOOKS = 1 << 14;

    final int[] arcs;

    /** The squares that the blank has gone to. */
    final int[] path = new int[LONGEST];

    long generated;
    private long expanded;
    private Runnable look = () -> {};

    BoundedSearch(MoveAutomaton automaton) {
        arcs = automaton.arcs();
    }

    /** What is called from time to time during the search; what it throws ends the search. */
    final void watchedBy(Runnable watcher) {
        look = watcher;
    }

    /**
     * Sets the board.
     *
     * @param state of the automaton
     * @return the estimate
     */
    abstract int start(byte[] tiles, int state);

    /** Whether a way of at most so many slides was found; if so, it is in {@code path}. */
    abstract boolean within(int bound);

    final void expand() {
        if ((++expanded & BETWEEN_LOOKS - 1) == 0) {
            look.run();
        }
    }

    final long expanded() {
        return expanded;
    }
}
