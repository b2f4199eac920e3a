package puzzlescope.window.fx;

import javafx.scene.Node;

/** Whether a part of the window is there. FX thread only. */
public final class Visibility {

    private Visibility() {}

    /** Shows a part in its place, or hides it and closes the gap that it leaves. */
    public static void set(Node part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }
}
