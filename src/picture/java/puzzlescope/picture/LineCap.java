package puzzlescope.picture;

/** How a line ends: right at its end, or round and somewhat longer. */
public enum LineCap {
    BUTT,
    ROUND,
    SQUARE
}
