package puzzlescope.window.control;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A part of the window that needs some keys for itself while the focus is seen in it. */
public interface TakesKeys {

    /** Whether it does something of its own with a key that is pressed without others. */
    boolean takes(KeyCode key);

    /** Whether a key does something here whenever the focus is here, seen or not, whatever is pressed with it. */
    default boolean keeps(KeyEvent key) {
        return false;
    }
}
