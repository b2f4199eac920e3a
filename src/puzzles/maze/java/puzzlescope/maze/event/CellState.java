package puzzlescope.maze.event;

/** The state of a cell in the search for a path. */
public enum CellState {
    /** Not visited. */
    UNSEEN,
    /** Known to lead nowhere, without having been visited. */
    FILLED,
    /** Waiting in the queue or open list. */
    QUEUED,
    /** Visited and backtracked. */
    LEFT,
    VISITED,
    /** On the path from the start to the current cell of the solver. */
    PATH,
    /** On the path from the start to the goal. */
    SOLUTION;

    /** Returns the state of the open square between two cells: the lesser of the two, but filled prevails. */
    public static CellState between(CellState one, CellState other) {
        if (one == FILLED || other == FILLED) {
            return FILLED;
        }
        return one.compareTo(other) < 0 ? one : other;
    }
}
