package puzzlescope.window.control;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A part of the window that handles some keys itself while it shows the focus. */
public interface KeyConsumer {

    /** Returns whether it handles a key pressed without modifiers. */
    boolean takes(KeyCode key);

    /** Returns whether it handles a key whenever it has the focus, shown or not, whatever the modifiers. */
    default boolean consumes(KeyEvent key) {
        return false;
    }
}
