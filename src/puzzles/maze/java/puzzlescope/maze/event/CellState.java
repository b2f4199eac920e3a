package puzzlescope.maze.event;

/** The state of a cell in the search for a path. */
public enum CellState {
    /** Not looked at. */
    UNSEEN,
    /** Known to lead nowhere, though nobody walked there. */
    FILLED,
    /** Waiting for its turn. */
    QUEUED,
    /** Walked, and left again on the way back. */
    LEFT,
    VISITED,
    /** On the way from the start to where the solver is. */
    PATH,
    /** On the way from the start to the goal. */
    SOLUTION;

    private static final CellState[] ALL = values();

    public static CellState of(int ordinal) {
        return ALL[ordinal];
    }

    /** How the open square between two cells stands: as the one that is less on the way, but a filled one fills it. */
    public static CellState between(CellState one, CellState other) {
        if (one == FILLED || other == FILLED) {
            return FILLED;
        }
        return one.compareTo(other) < 0 ? one : other;
    }
}
