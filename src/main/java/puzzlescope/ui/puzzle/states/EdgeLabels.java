package puzzlescope.ui.puzzle.states;

import puzzlescope.core.puzzle.states.Growth;
import puzzlescope.core.puzzle.states.NamedSpace;
import puzzlescope.ui.control.Camera;
import puzzlescope.ui.theme.Ink;

/** Paints the moves on the edges by which nodes were found, where there is room. */
record EdgeLabels(Pen pen, Camera camera, GraphLayout layout, Growth growth, NamedSpace named) {

    private static final double SMALLEST = 30;
    private static final double SHARE = 0.72;

    /** @param without the node whose edge has its label already */
    void paint(int[] nodes, int without) {
        if (camera.scale() < SMALLEST) {
            return;
        }
        double size = Math.min(pen.textSize() * 0.78, camera.scale() * 0.22);
        var found = growth.found();
        for (int node : nodes) {
            int from = found.parent(node);
            if (from < 0 || node == without) {
                continue;
            }
            var text = named.move(found.state(from), found.move(node));
            double x1 = camera.screenX(layout.x(from));
            double y1 = camera.screenY(layout.y(from));
            double x2 = camera.screenX(layout.x(node));
            double y2 = camera.screenY(layout.y(node));
            double free = Math.hypot(x2 - x1, y2 - y1) - 2 * NodePainter.RADIUS * camera.scale();
            double across = layout.step() * camera.scale();
            if (free > size * 1.5 && Pen.widthOf(text, size) < across * 1.1) {
                // Nearer to the node that was found, so that labels of siblings lie apart.
                double x = x1 + (x2 - x1) * SHARE * 0.86;
                double y = y1 + (y2 - y1) * SHARE * 0.86;
                pen.badge(text, x, y, size, pen.color(Ink.SURFACE), pen.color(Ink.TEXT));
            }
        }
    }
}
