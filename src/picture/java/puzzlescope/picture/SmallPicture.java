package puzzlescope.picture;

/** A small, immutable picture of a board at an earlier position. */
@FunctionalInterface
public interface SmallPicture {

    /** Draws the picture in a square; lengths are px. */
    void paint(Surface surface, double left, double top, double side);
}
