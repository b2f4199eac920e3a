package puzzlescope.picture;

/** Which line of a text lies at its y. */
public enum Baseline {
    TOP,
    CENTER,
    BASELINE,
    BOTTOM
}
