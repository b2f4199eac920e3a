package puzzlescope.maze.board;

/** What a generating algorithm keeps of the cells; it is drawn, and has a row in the legend. */
public enum Keeps {
    /** Squares in work: the way to the mark, the run, the active cells. */
    PATH,
    /** Squares that the mark has gone back over. */
    WAY_BACK,
    SETS,
    /** The decision that a wall stays, which is crossed. */
    STANDING_WALLS,
    FRONTIER,
    WALK,
    /** Which passages are muddy. */
    MUD
}
