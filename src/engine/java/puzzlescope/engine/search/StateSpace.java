package puzzlescope.engine.search;

/**
 * The states of a puzzle and the moves between them, without a list of them all: a search finds them by making moves. A
 * state is any number but {@link #NONE}, in a coding of the puzzle's own. Immutable; any thread.
 */
public interface StateSpace {

    /** Instead of a state: there is none. */
    long NONE = -1;

    long start();

    boolean isGoal(long state);

    /** How many moves there are. They are numbered from 0 and tried in this order in every state. */
    int moves();

    /** The state to which a move leads, or {@link #NONE} if the puzzle's rules forbid it. */
    long after(long state, int move);

    /**
     * The states to which the moves lead, without those that the rules forbid, in the order of the moves.
     *
     * @param after takes them; as long as there are moves
     * @return how many there are
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

    /** A number that all states are below, if there are hardly fewer than that; 0 if there is no such number. */
    default long bound() {
        return 0;
    }

    /** The same states and moves, begun at another state. */
    default StateSpace from(long state) {
        return state == start() ? this : new StartedElsewhere(this, state);
    }

    /** What an allowed move costs, at least 0; only {@link CheapestFirst} looks at it. */
    default int cost(long state, int move) {
        return 1;
    }
}
