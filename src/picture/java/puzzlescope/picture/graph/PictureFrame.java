package puzzlescope.picture.graph;

import puzzlescope.picture.board.Camera;

/**
 * What a picture of a graph is made for.
 *
 * @param left where the origin of the layout is in the picture, in px
 * @param scale px a unit
 * @param withNodes whether the nodes are part of the picture, not only the edges
 */
record PictureFrame(
        GraphLayout layout, double left, double top, double scale, int width, int height, boolean withNodes) {

    /** A picture reaches beyond what is seen by this share of it on each side, so that it can be moved a little. */
    private static final double MARGIN = 0.12;

    /** What a camera sees, with a margin around it. */
    static PictureFrame around(Camera camera, GraphLayout layout, boolean withNodes) {
        var port = camera.port();
        int marginX = (int) Math.ceil(port.width() * MARGIN);
        int marginY = (int) Math.ceil(port.height() * MARGIN);
        return new PictureFrame(
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

    /** Whether a picture of this shows what a camera sees just as another one made for that would. */
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

    /** Only then the pixels of the two lie on each other. */
    private static boolean isWhole(double distance) {
        return Math.abs(distance - Math.rint(distance)) < 1e-3;
    }
}
