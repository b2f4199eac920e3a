package puzzlescope.testkit;

import javafx.event.EventType;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Events of a mouse, to be fired at a node. */
public final class MouseEvents {

    private MouseEvents() {}

    /** One click, press or move without keys, at a point of the scene. */
    public static MouseEvent of(EventType<MouseEvent> type, double x, double y, MouseButton button) {
        return of(type, x, y, button, 1, false, false);
    }

    /** An event at a point of the scene, which is that of the screen, too. */
    public static MouseEvent of(
            EventType<MouseEvent> type,
            double x,
            double y,
            MouseButton button,
            int clicks,
            boolean shift,
            boolean control) {
        boolean down = type == MouseEvent.MOUSE_PRESSED || type == MouseEvent.MOUSE_DRAGGED;
        return new MouseEvent(
                type,
                x,
                y,
                x,
                y,
                button,
                clicks,
                shift,
                control,
                false,
                false,
                down && button == MouseButton.PRIMARY,
                down && button == MouseButton.MIDDLE,
                down && button == MouseButton.SECONDARY,
                false,
                false,
                type == MouseEvent.MOUSE_CLICKED,
                null);
    }
}
