package puzzlescope.picture;

/** Draws a board at a moment. */
@FunctionalInterface
public interface Painter {

    /** Draws a moment on an empty surface of this size in px. */
    void paint(Surface surface, double width, double height, Moment moment);
}
