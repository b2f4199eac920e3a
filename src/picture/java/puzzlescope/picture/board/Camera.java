package puzzlescope.picture.board;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/**
 * Pan and zoom of a large drawing in a rectangle of the canvas. Until a person moves it, it shows everything. FX thread
 * only.
 */
public final class Camera {

    public static final double ZOOM_STEP = 1.3;

    private static final double MARGIN = 10;
    private static final double LARGEST = 220;
    private static final double LARGEST_FIT = 64;
    private static final double SMALLEST = 0.05;

    private Box port = Box.EMPTY;
    /** Bounds of the whole drawing, in its units. */
    private Box extent = Box.EMPTY;

    private double scale = 1;
    private double left;
    private double top;
    private double smallest = SMALLEST;
    private double largest = LARGEST;
    private boolean following = true;
    /** The bounds to show as soon as the rectangle on the canvas is known. */
    private @Nullable Box wanted;

    public Box port() {
        return port;
    }

    /** Px per unit of the drawing. */
    public double scale() {
        return scale;
    }

    /** Returns whether the camera still fits the drawing, not moved by a person since. */
    public boolean isFollowing() {
        return following;
    }

    public void follow() {
        following = true;
        wanted = null;
    }

    /** Resets to showing the whole drawing, unless told what to show. */
    void forget() {
        following = true;
    }

    /** Bounds of the visible part, in units of the drawing. */
    public Box sight() {
        return new Box(left, top, port.width() / scale, port.height() / scale);
    }

    /**
     * The visible part of a canvas whose lower edge is that of the rectangle; empty if everything is visible.
     *
     * @param canvas the width of the canvas, in px; margins beside the rectangle are scaled with it, those above are
     * not
     */
    public Optional<VisiblePart> visiblePart(double canvas) {
        if (following || port.isEmpty() || extent.isEmpty()) {
            return Optional.empty();
        }
        double unit = Math.min(scale, LARGEST_FIT);
        double across = (unit * extent.width() + 2 * MARGIN) / port.width();
        double down = (unit * extent.height() + 2 * MARGIN) / port.height();
        double times = Math.max(across, down);
        double width = times * port.width();
        double height = times * port.height();
        double x = times * port.left() + (width - unit * extent.width()) / 2 + unit * (left - extent.left());
        double y = port.top() + (height - unit * extent.height()) / 2 + unit * (top - extent.top());
        var seen = sight();
        return VisiblePart.of(
                new Box(x, y, unit * seen.width(), unit * seen.height()), times * canvas, port.top() + height);
    }

    /** Shows all of an extent, in units of the drawing, centred and as large as possible, from the next drawing on. */
    public void lookAt(Box extent) {
        wanted = extent;
    }

    /** Shows the requested extent in a rectangle; returns whether there was one. */
    boolean applyPendingLook(Box nextPort) {
        var sought = wanted;
        if (sought == null || sought.isEmpty() || nextPort.isEmpty()) {
            return false;
        }
        wanted = null;
        following = false;
        port = nextPort;
        double fits = Math.min(port.width() / sought.width(), port.height() / sought.height());
        scale = Math.clamp(fits, smallest, largest);
        left = sought.left() + (sought.width() - port.width() / scale) / 2;
        top = sought.top() + (sought.height() - port.height() / scale) / 2;
        return true;
    }

    /** Shows an extent in a rectangle if following; otherwise only keeps the centre where it was. */
    public void setPort(Box nextPort, Box nextExtent) {
        setPort(nextPort, nextExtent, nextExtent);
    }

    /**
     * Shows a part of an extent in a rectangle if following; otherwise only keeps the centre where it was.
     *
     * @param nextExtent the bounds of the whole drawing, in its units
     * @param part what is shown of it while following
     */
    public void setPort(Box nextPort, Box nextExtent, Box part) {
        extent = nextExtent;
        applyPendingLook(nextPort);
        if (!following && !port.equals(nextPort)) {
            left += (port.width() - nextPort.width()) / 2 / scale;
            top += (port.height() - nextPort.height()) / 2 / scale;
        }
        port = nextPort;
        if (following && !part.isEmpty()) {
            double across = (port.width() - 2 * MARGIN) / part.width();
            double down = (port.height() - 2 * MARGIN) / part.height();
            scale = Math.clamp(Math.min(across, down), SMALLEST, LARGEST_FIT);
            left = part.left() + (part.width() - port.width() / scale) / 2;
            top = part.top() + (part.height() - port.height() / scale) / 2;
        }
    }

    /** Sets the smallest and largest size of a unit to which a person may zoom, in px. */
    public void limit(double nextSmallest, double nextLargest) {
        smallest = nextSmallest;
        largest = nextLargest;
    }

    /** Shows a layout fitted by the caller, as if by default, until a person moves it. */
    public void place(Box nextPort, double nextScale, double nextLeft, double nextTop) {
        port = nextPort;
        scale = nextScale;
        left = nextLeft;
        top = nextTop;
    }

    public double screenX(double x) {
        return port.left() + (x - left) * scale;
    }

    public double screenY(double y) {
        return port.top() + (y - top) * scale;
    }

    public double layoutX(double screenX) {
        return left + (screenX - port.left()) / scale;
    }

    public double layoutY(double screenY) {
        return top + (screenY - port.top()) / scale;
    }

    /** Zooms by a factor around a point of the canvas. */
    public void zoom(double factor, double screenX, double screenY) {
        double x = layoutX(screenX);
        double y = layoutY(screenY);
        scale = Math.clamp(scale * factor, smallest, largest);
        left = x - (screenX - port.left()) / scale;
        top = y - (screenY - port.top()) / scale;
        following = false;
    }

    public void zoom(double factor) {
        zoom(factor, port.left() + port.width() / 2, port.top() + port.height() / 2);
    }

    /** Pans by px. */
    public void pan(double across, double down) {
        left -= across / scale;
        top -= down / scale;
        following = false;
    }
}
