package puzzlescope.picture;

/** Which point of a text lies at its x. */
public enum TextAlign {
    LEFT,
    CENTER,
    RIGHT
}
