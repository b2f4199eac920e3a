package puzzlescope.picture.board;

import java.util.Optional;
import puzzlescope.picture.Box;

/**
 * A camera on a board of squares: until a person moves it the board is fitted; then it can be enlarged, but not made
 * smaller, and part of it stays in view. One unit of the camera is a square. FX thread only.
 */
public final class GridCamera {

    /** Maximum enlargement: at least to this size, in px, and at least this many times the fitted size. */
    private static final double LARGEST = 28;

    private static final double LARGEST_TIMES = 3;
    /** Share of the view that the board must cover. */
    private static final double IN_SIGHT = 0.3;
    /** Minimum distance of a place kept in view from the view's edge, as a share of the view. */
    private static final double EDGE = 0.15;

    private final Camera camera = new Camera();
    private Grid grid = new Grid(0, 0, 0, 0, 0);
    private Grid whole = grid;
    private boolean looked;

    public Camera camera() {
        return camera;
    }

    /** The current position of the squares. */
    public Grid grid() {
        return grid;
    }

    /** Returns whether squares are larger than fitted, or moved. */
    public boolean isMoved() {
        return !camera.isFollowing();
    }

    /** Returns whether the last layout showed a requested extent. */
    public boolean hasLooked() {
        return looked;
    }

    /** The visible part of a canvas that the port covers; empty if everything is visible. */
    public Optional<VisiblePart> visiblePart() {
        if (!isMoved() || camera.port().isEmpty() || whole.cell() <= 0) {
            return Optional.empty();
        }
        var port = camera.port();
        double cell = grid.cell() < Grid.SMALLEST_WHOLE ? grid.cell() : Math.floor(grid.cell());
        double shrunk = cell / grid.cell();
        double width = port.width() - whole.width() + cell * whole.columns();
        double height = port.height() - whole.height() + cell * whole.rows();
        double left = whole.left() + (port.left() - grid.left()) * shrunk;
        double top = whole.top() + (port.top() - grid.top()) * shrunk;
        return VisiblePart.of(new Box(left, top, port.width() * shrunk, port.height() * shrunk), width, height);
    }

    /** Returns the position of the squares, fitted unless a person has moved the camera on a board of this size. */
    public Grid use(Box port, Grid fitted) {
        if (fitted.rows() != grid.rows() || fitted.columns() != grid.columns()) {
            camera.forget();
        }
        whole = fitted;
        camera.limit(fitted.cell(), Math.max(LARGEST, LARGEST_TIMES * fitted.cell()));
        looked = camera.applyPendingLook(port);
        if (isMoved() && camera.scale() <= fitted.cell()) {
            camera.follow();
        }
        if (isMoved()) {
            camera.setPort(port, Box.EMPTY);
            keepSomeInSight(port, fitted);
            double left = Math.rint(camera.screenX(0));
            double top = Math.rint(camera.screenY(0));
            grid = new Grid(fitted.rows(), fitted.columns(), left, top, camera.scale());
        } else {
            double cell = Math.max(fitted.cell(), Double.MIN_NORMAL);
            double left = (port.left() - fitted.left()) / cell;
            double top = (port.top() - fitted.top()) / cell;
            camera.place(port, cell, left, top);
            grid = fitted;
        }
        return grid;
    }

    private void keepSomeInSight(Box port, Grid fitted) {
        double width = fitted.columns() * camera.scale();
        double height = fitted.rows() * camera.scale();
        double left = camera.screenX(0);
        double top = camera.screenY(0);
        double across = correction(left, width, port.left(), port.width());
        double down = correction(top, height, port.top(), port.height());
        if (across != 0 || down != 0) {
            camera.pan(across, down);
        }
    }

    private static double correction(double start, double length, double from, double room) {
        double shown = IN_SIGHT * Math.min(length, room);
        return Math.clamp(start, from + shown - length, from + room - shown) - start;
    }

    /**
     * Centres a place that is not well within the view.
     *
     * @return whether anything moved
     */
    public boolean seek(double row, double column) {
        var port = camera.port();
        double x = camera.screenX(column);
        double y = camera.screenY(row);
        double across = EDGE * port.width();
        double down = EDGE * port.height();
        boolean inside = x >= port.left() + across
                && x <= port.right() - across
                && y >= port.top() + down
                && y <= port.bottom() - down;
        if (!inside) {
            camera.pan(port.left() + port.width() / 2 - x, port.top() + port.height() / 2 - y);
        }
        return !inside;
    }
}
