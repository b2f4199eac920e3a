package puzzlescope.ui.control;

import javafx.scene.input.KeyCode;

/** A part of the window that needs some keys for itself while the focus is seen in it. */
public interface TakesKeys {

    /** Whether it does something of its own with a key that is pressed without others. */
    boolean takes(KeyCode key);
}
