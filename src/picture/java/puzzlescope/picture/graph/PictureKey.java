package puzzlescope.picture.graph;

import puzzlescope.picture.board.Camera;

/**
 * Parameters of a graph's image.
 *
 * @param left x of the layout's origin in the image, in px
 * @param scale px per unit
 * @param withNodes whether nodes are part of the image, not only edges
 */
record PictureKey(GraphLayout layout, double left, double top, double scale, int width, int height, boolean withNodes) {

    /** Margin of an image beyond the view on each side, as a share of the view, so that it can be panned a little. */
    private static final double MARGIN = 0.12;

    /** The view of a camera, with a margin around it. */
    static PictureKey around(Camera camera, GraphLayout layout, boolean withNodes) {
        var port = camera.port();
        int marginX = (int) Math.ceil(port.width() * MARGIN);
        int marginY = (int) Math.ceil(port.height() * MARGIN);
        return new PictureKey(
                layout,
                camera.screenX(0) - port.left() + marginX,
                camera.screenY(0) - port.top() + marginY,
                camera.scale(),
                (int) Math.ceil(port.width()) + 2 * marginX,
                (int) Math.ceil(port.height()) + 2 * marginY,
                withNodes);
    }

    double x(int node) {
        return left + scale * layout.x(node);
    }

    double y(int node) {
        return top + scale * layout.y(node);
    }

    /** Returns whether an image of this frame shows a camera's view exactly as a new one would. */
    boolean serves(Camera camera, GraphLayout wanted, boolean nodesWanted) {
        var other = around(camera, wanted, nodesWanted);
        double right = other.left - left;
        double down = other.top - top;
        double marginX = port(other.width) * MARGIN;
        double marginY = port(other.height) * MARGIN;
        return layout == wanted
                && scale == other.scale
                && withNodes == nodesWanted
                && width == other.width
                && height == other.height
                && Math.abs(right) <= marginX
                && Math.abs(down) <= marginY
                && isWhole(right)
                && isWhole(down);
    }

    private static double port(int size) {
        return size / (1 + 2 * MARGIN);
    }

    /** Pixels of the two images coincide only at whole distances. */
    private static boolean isWhole(double distance) {
        return Math.abs(distance - Math.rint(distance)) < 1e-3;
    }
}
