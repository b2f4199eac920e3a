package puzzlescope.picture;

import puzzlescope.engine.session.Session;

/** Draws the boards of a puzzle. It may keep what it has laid out; one for each place where pictures are seen. */
@FunctionalInterface
public interface Painter {

    /**
     * Draws a moment on an empty surface.
     *
     * @param width in px, like the height
     * @param session what the moment is of; its timeline stands there
     */
    void paint(Surface surface, double width, double height, Session session, Moment moment);

    /**
     * Says whether what the search has still to deal with is drawn beside the boards from now on, so that they need not tell it
     * too.
     */
    default void tellAgenda(boolean elsewhere) {}
}
