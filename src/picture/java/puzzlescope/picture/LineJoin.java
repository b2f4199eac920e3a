package puzzlescope.picture;

/** How a line turns a corner. */
public enum LineJoin {
    MITER,
    ROUND,
    BEVEL
}
