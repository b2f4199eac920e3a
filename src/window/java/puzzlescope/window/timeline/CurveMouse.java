package puzzlescope.window.timeline;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import puzzlescope.window.player.Player;

/**
 * Mouse control of the curve: goes to a position that is pressed or dragged; selects a range with Shift or the
 * secondary button; zooms with the wheel or a pinch and pans with Shift or a horizontal wheel; a double click shows
 * everything. FX thread only.
 */
final class CurveMouse {

    private static final double NOTCH = 40;
    /** Zoom factor of one notch. */
    private static final double FACTOR = 1.25;
    /** Distance in px that the mouse must move to start a selection. */
    private static final double DEAD_ZONE = 3;

    private final DepthCurve curve;
    private final VisibleRange visibleRange;
    private final Player player;
    private final Runnable moved;
    private boolean selecting;
    private double pressed;
    private long anchor;

    /** @param moved called when the range was moved */
    CurveMouse(DepthCurve curve, VisibleRange visibleRange, Player player, Runnable moved) {
        this.curve = curve;
        this.visibleRange = visibleRange;
        this.player = player;
        this.moved = moved;
        curve.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        curve.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        curve.addEventHandler(ScrollEvent.SCROLL, this::scroll);
        curve.addEventHandler(ZoomEvent.ZOOM, this::pinch);
    }

    private void press(MouseEvent event) {
        pressed = event.getX();
        anchor = visibleRange.nearest(pressed, curve.getWidth());
        selecting = event.getButton() == MouseButton.SECONDARY
                || (event.getButton() == MouseButton.PRIMARY && event.isShiftDown());
        if (!selecting && event.getButton() == MouseButton.PRIMARY) {
            if (event.getClickCount() == 2) {
                visibleRange.fit();
                moved.run();
            } else {
                player.seek(at(event));
            }
        }
    }

    private void drag(MouseEvent event) {
        if (!selecting && event.getButton() == MouseButton.PRIMARY) {
            player.history().pass(at(event));
        } else if (selecting && Math.abs(event.getX() - pressed) >= DEAD_ZONE) {
            player.loop().select(anchor, visibleRange.nearest(event.getX(), curve.getWidth()));
        }
    }

    private long at(MouseEvent event) {
        return visibleRange.positionAt(event.getX(), curve.getWidth());
    }

    private void scroll(ScrollEvent event) {
        double across = event.getDeltaX();
        double along = event.getDeltaY();
        if (Math.abs(across) > Math.abs(along)) {
            visibleRange.pan(-across / Math.max(1, curve.getWidth()));
        } else if (event.isShiftDown()) {
            visibleRange.pan(-along / Math.max(1, curve.getWidth()));
        } else if (along != 0 && !event.isInertia()) {
            visibleRange.zoom(Math.pow(FACTOR, along / NOTCH), share(event.getX()));
        }
        moved.run();
        event.consume();
    }

    private void pinch(ZoomEvent event) {
        if (event.getZoomFactor() > 0) {
            visibleRange.zoom(event.getZoomFactor(), share(event.getX()));
            moved.run();
        }
        event.consume();
    }

    private double share(double x) {
        return x / Math.max(1, curve.getWidth());
    }
}
