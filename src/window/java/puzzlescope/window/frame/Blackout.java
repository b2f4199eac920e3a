package puzzlescope.window.frame;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * A black sheet over the whole window, to direct a class's attention to the speaker; any key or click removes it. FX
 * thread only.
 */
public final class Blackout extends Region {

    private boolean typing;

    public Blackout() {
        setId("black-out");
        getStyleClass().add("black-out");
        setVisible(false);
        addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> setVisible(false));
    }

    /** Consumes the key that removes the sheet, and the character that it types. */
    public boolean takes(KeyEvent key) {
        boolean pressed = key.getEventType() == KeyEvent.KEY_PRESSED;
        if (pressed) {
            typing = isVisible();
            setVisible(false);
        }
        return typing;
    }
}
