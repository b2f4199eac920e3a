package puzzlescope.picture;

/** Horizontal alignment: the point of a text that lies at its x. */
public enum TextAlign {
    LEFT,
    CENTER,
    RIGHT
}
