package puzzlescope.engine.search;

/**
 * One state that is changed in place by moves and their undoing, for searches that remember only the way to where they are. All
 * moves cost 1. One thread.
 */
public interface InPlaceState {

    /** How many moves there are. They are numbered from 0 and tried in this order. */
    int moves();

    /** Makes a move; false, and nothing is changed, if the puzzle's rules forbid it. */
    boolean go(int move);

    /** Takes the last move back. */
    void back(int move);

    /** The move that would lead straight back to where another one came from, or -1. */
    int opposite(int move);

    /** How many moves are left at least; 0 at a goal. */
    int estimate();

    boolean isGoal();
}
