package puzzlescope.picture;

/** A small picture of a board as it stood once, which does not change. */
@FunctionalInterface
public interface SmallPicture {

    /** Draws it in a square; lengths are px. */
    void paint(Surface surface, double left, double top, double side);
}
