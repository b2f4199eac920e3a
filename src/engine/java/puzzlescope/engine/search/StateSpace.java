package puzzlescope.engine.search;

/**
 * The states of a puzzle and the moves between them, without a list of all states: a search finds them by making moves.
 * States are any numbers but {@link #NONE}, in an encoding of the puzzle's own. Immutable; any thread.
 */
public interface StateSpace {

    long NONE = -1;

    long start();

    boolean isGoal(long state);

    /** Returns the number of moves. They are numbered from 0 and tried in this order in every state. */
    int moves();

    /** Returns the state that a move leads to, or {@link #NONE} if the puzzle's rules forbid it. */
    long after(long state, int move);

    /**
     * Generates the states that the moves lead to, without those forbidden by the rules, in the order of the moves.
     *
     * @param after receives them; as long as there are moves
     * @return the number of states
     */
    default int expand(long state, long[] after) {
        int count = 0;
        for (int move = 0; move < moves(); move++) {
            long to = after(state, move);
            if (to != NONE) {
                after[count++] = to;
            }
        }
        return count;
    }

    /** Returns an exclusive upper bound of the states, if nearly all numbers below it are states; otherwise 0. */
    default long bound() {
        return 0;
    }

    /** Returns the same states and moves with another start. */
    default StateSpace from(long state) {
        return state == start() ? this : new RerootedSpace(this, state);
    }

    /** Returns the cost of an allowed move, at least 0; used by {@link CheapestFirst} only. */
    default int cost(long state, int move) {
        return 1;
    }
}
