package puzzlescope.picture;

/** Shape of a line's corners. */
public enum LineJoin {
    MITER,
    ROUND,
    BEVEL
}
