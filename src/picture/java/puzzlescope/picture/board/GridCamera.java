package puzzlescope.picture.board;

import java.util.Optional;
import puzzlescope.picture.Box;

/**
 * A camera on a board of squares: until a person moves it the board lies as it was fitted; then it can be made larger, but
 * not smaller, and part of it stays in sight. One unit of the camera is a square. FX thread only.
 */
public final class GridCamera {

    /** How large, in px, squares can be made at least, and how many times as large as fitted ones. */
    private static final double LARGEST = 28;

    private static final double LARGEST_TIMES = 3;
    /** How much of what is seen the board must take. */
    private static final double IN_SIGHT = 0.3;
    /** How near to the edge of what is seen a place that is kept in sight may come. */
    private static final double EDGE = 0.15;

    private final Camera camera = new Camera();
    private Grid grid = new Grid(0, 0, 0, 0, 0);
    private Grid whole = grid;
    private boolean looked;

    public Camera camera() {
        return camera;
    }

    /** Where the squares lie now. */
    public Grid grid() {
        return grid;
    }

    /** Whether squares are larger than they were fitted, or moved. */
    public boolean isMoved() {
        return !camera.isFollowing();
    }

    /** Whether it was laid last time to show what it was told to. */
    public boolean hasLooked() {
        return looked;
    }

    /** What is seen of a canvas that is all of the port, if that is not all. */
    public Optional<InSight> inSight() {
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
        return InSight.of(new Box(left, top, port.width() * shrunk, port.height() * shrunk), width, height);
    }

    /** Lays the squares, as fitted if nobody has moved the camera on a board of this size. */
    public Grid use(Box port, Grid fitted) {
        if (fitted.rows() != grid.rows() || fitted.columns() != grid.columns()) {
            camera.forget();
        }
        whole = fitted;
        camera.limit(fitted.cell(), Math.max(LARGEST, LARGEST_TIMES * fitted.cell()));
        looked = camera.lookNow(port);
        if (isMoved() && camera.scale() <= fitted.cell()) {
            camera.follow();
        }
        if (isMoved()) {
            camera.use(port, Box.EMPTY);
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
     * Brings a place to the middle if it is not well within what is seen.
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
