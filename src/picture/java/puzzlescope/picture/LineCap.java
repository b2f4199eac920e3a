package puzzlescope.picture;

/** End of a line: flush, or round and slightly longer. */
public enum LineCap {
    BUTT,
    ROUND,
    SQUARE
}
