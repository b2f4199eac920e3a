package puzzlescope.window.fx;

import javafx.scene.Node;

/** Presence of a part of the window. FX thread only. */
public final class Visibility {

    private Visibility() {}

    /** Shows a part, or hides it without leaving a gap. */
    public static void set(Node part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }
}
