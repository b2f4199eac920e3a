package puzzlescope.picture.board;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/**
 * Which part of a large drawing is seen in a rectangle of the canvas, and how large. Until a person moves it, it shows all that is
 * found. FX thread only.
 */
public final class Camera {

    public static final double ZOOM_STEP = 1.3;

    private static final double MARGIN = 10;
    private static final double LARGEST = 220;
    private static final double LARGEST_FIT = 64;
    private static final double SMALLEST = 0.05;

    private Box port = Box.EMPTY;
    /** All that there is to be seen, in units of the drawing. */
    private Box extent = Box.EMPTY;

    private double scale = 1;
    private double left;
    private double top;
    private double smallest = SMALLEST;
    private double largest = LARGEST;
    private boolean following = true;
    /** What is to be seen as soon as it is known in which rectangle. */
    private @Nullable Box wanted;

    public Box port() {
        return port;
    }

    /** Px a unit. */
    public double scale() {
        return scale;
    }

    /** Whether nobody has moved it since it was last told to fit. */
    public boolean isFollowing() {
        return following;
    }

    public void follow() {
        following = true;
        wanted = null;
    }

    /** Sees everything of another drawing, unless it was told what to look at. */
    void forget() {
        following = true;
    }

    /** What is seen, in units of the drawing. */
    public Box sight() {
        return new Box(left, top, port.width() / scale, port.height() / scale);
    }

    /**
     * What is seen of a canvas, if that is not all, where the rectangle goes to the lower edge of the canvas.
     *
     * @param canvas the width of the canvas, in px; what lies beside the rectangle grows with it, what lies above does not
     */
    public Optional<InSight> inSight(double canvas) {
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
        return InSight.of(
                new Box(x, y, unit * seen.width(), unit * seen.height()), times * canvas, port.top() + height);
    }

    /** Sees all of an extent, in units of the drawing, in its middle and as large as can be, from the next drawing on. */
    public void look(Box extent) {
        wanted = extent;
    }

    /** Looks in a rectangle at what it was told to look at; gives whether there was such a thing. */
    boolean lookNow(Box nextPort) {
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

    /** Sees an extent in a rectangle, if it follows; otherwise it only keeps the middle where it was. */
    public void use(Box nextPort, Box nextExtent) {
        extent = nextExtent;
        lookNow(nextPort);
        if (!following && !port.equals(nextPort)) {
            left += (port.width() - nextPort.width()) / 2 / scale;
            top += (port.height() - nextPort.height()) / 2 / scale;
        }
        port = nextPort;
        if (following && extent.width() > 0 && extent.height() > 0) {
            double across = (port.width() - 2 * MARGIN) / extent.width();
            double down = (port.height() - 2 * MARGIN) / extent.height();
            scale = Math.clamp(Math.min(across, down), SMALLEST, LARGEST_FIT);
            left = extent.left() + (extent.width() - port.width() / scale) / 2;
            top = extent.top() + (extent.height() - port.height() / scale) / 2;
        }
    }

    /** Says how small and how large a person may make a unit, in px. */
    public void limit(double nextSmallest, double nextLargest) {
        smallest = nextSmallest;
        largest = nextLargest;
    }

    /** Sees in a rectangle what somebody else has fitted into it: as it does by itself, until a person moves it. */
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

    /** Makes everything larger by a factor; what lies at a point of the canvas stays there. */
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

    /** Moves what is seen by px. */
    public void pan(double across, double down) {
        left -= across / scale;
        top -= down / scale;
        following = false;
    }
}
