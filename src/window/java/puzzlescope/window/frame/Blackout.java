package puzzlescope.window.frame;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** A black sheet over the whole window, so that a class looks at the one who speaks; any key or click takes it away. FX thread only. */
public final class Blackout extends Region {

    private boolean typing;

    public Blackout() {
        setId("black-out");
        getStyleClass().add("black-out");
        setVisible(false);
        addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> setVisible(false));
    }

    /** Takes a key for itself: the one that takes the sheet away, and the character that this one types. */
    public boolean takes(KeyEvent key) {
        boolean pressed = key.getEventType() == KeyEvent.KEY_PRESSED;
        if (pressed) {
            typing = isVisible();
            setVisible(false);
        }
        return typing;
    }
}
