package puzzlescope.tiles.fast.optimal;

/**
 * Depth-first search from one board within a bound: the inner search of IDA* (R. E. Korf, Depth-first
 * iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27, 1985). Each estimate has its own
 * subclass, so that the loop is plain arithmetic on arrays. One thread.
 */
abstract class BoundedSearch {

    /** Longer than any shortest path: 4×4 needs at most 80 moves, 5×5 at most 208. */
    private static final int LONGEST = 256;

    private static final int BETWEEN_LOOKS = 1 << 14;

    final int[] arcs;

    /** The squares of the blank along the path. */
    final int[] path = new int[LONGEST];

    long generated;
    private long expanded;
    private Runnable look = () -> {};

    BoundedSearch(MoveAutomaton automaton) {
        arcs = automaton.arcs();
    }

    /** Sets a callback that is called periodically during the search; an exception from it ends the search. */
    final void watchedBy(Runnable watcher) {
        look = watcher;
    }

    /**
     * Sets the board.
     *
     * @param state the state of the automaton
     * @return the estimate
     */
    abstract int start(byte[] tiles, int state);

    /** Returns whether a path of at most a number of moves was found; if so, it is in {@code path}. */
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
