package puzzlescope.ui.puzzle.states;

import java.util.Arrays;
import puzzlescope.ui.control.Camera;

/** Finds the nodes that a camera sees. */
final class InSight {

    /** A node's radius with its ring, in the layout's units. */
    private static final double REACH = 0.6;

    private InSight() {}

    static int[] nodes(LayeredLayout layout, Camera camera, int count) {
        var port = camera.port();
        double left = camera.layoutX(port.getMinX()) - REACH;
        double right = camera.layoutX(port.getMaxX()) + REACH;
        double top = camera.layoutY(port.getMinY()) - REACH;
        double bottom = camera.layoutY(port.getMaxY()) + REACH;
        int end = Math.min(count, layout.nodes());
        var nodes = new int[end];
        int size = 0;
        for (int node = 0; node < end; node++) {
            double x = layout.x(node);
            double y = layout.y(node);
            if (x >= left && x <= right && y >= top && y <= bottom) {
                nodes[size++] = node;
            }
        }
        return Arrays.copyOf(nodes, size);
    }
}
