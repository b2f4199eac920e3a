package puzzlescope.maze.board;

/** Data of the cells recorded by a generator; it is drawn, and has an entry in the legend. */
public enum CellAnnotation {
    /** Squares in progress: the path to the mark, the run, the active cells. */
    PATH,
    /** Squares that the mark has backtracked over. */
    WAY_BACK,
    SETS,
    /** The decision to keep a wall, drawn as a cross. */
    STANDING_WALLS,
    FRONTIER,
    WALK,
    /** Muddy passages. */
    MUD
}
