package puzzlescope.picture;

import puzzlescope.engine.session.Session;

/** Draws the boards of a puzzle. May cache its layout, so each view needs its own painter. */
@FunctionalInterface
public interface Painter {

    /**
     * Draws a moment on an empty surface.
     *
     * @param width in px, like the height
     * @param session the session of the moment; its timeline is at that position
     */
    void paint(Surface surface, double width, double height, Session session, Moment moment);

    /** Sets whether the search's frontier is drawn beside the boards from now on, so that they need not show it too. */
    default void setPendingStatesShownElsewhere(boolean elsewhere) {}
}
