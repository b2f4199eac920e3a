package puzzlescope.engine.search;

/**
 * A state changed in place by making and undoing moves, for searches that remember only the current path. All moves
 * cost 1. One thread.
 */
public interface InPlaceState {

    /** Returns the number of moves. They are numbered from 0 and tried in this order. */
    int moves();

    /** Makes a move; returns false and changes nothing if the puzzle's rules forbid it. */
    boolean move(int move);

    /** Undoes the last move. */
    void undo(int move);

    /** Returns the move that would undo another one, or -1. */
    int opposite(int move);

    /** Returns a lower bound on the remaining moves; 0 at a goal. */
    int estimate();

    boolean isGoal();
}
