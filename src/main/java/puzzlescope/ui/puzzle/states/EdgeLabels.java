package puzzlescope.ui.puzzle.states;

import java.util.function.IntPredicate;
import puzzlescope.core.puzzle.states.board.SearchPosition;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.ui.board.LabelPlaces;
import puzzlescope.ui.graph.GraphPen;
import puzzlescope.ui.graph.GraphWindow;
import puzzlescope.ui.graph.NodeShape;
import puzzlescope.ui.theme.Ink;

/** Paints the moves on the edges by which nodes were found, where there is room. */
record EdgeLabels(GraphPen pen, GraphWindow window, SearchPosition search, NamedSpace named) {

    private static final double SMALLEST = 30;

    /** @param isLabelled whether the edge by which a node was found has its label already */
    void paint(int[] nodes, IntPredicate isLabelled) {
        var camera = window.camera();
        var layout = window.layout();
        if (camera.scale() < SMALLEST) {
            return;
        }
        double size = Math.min(pen.textSize() * 0.78, camera.scale() * 0.22);
        var found = search.found();
        for (int node : nodes) {
            int from = found.parent(node);
            if (from < 0 || isLabelled.test(node)) {
                continue;
            }
            var text = pen.appearance()
                    .texts()
                    .say(named.moveName(found.state(from), found.move(node)).label());
            double x1 = camera.screenX(layout.x(from));
            double y1 = camera.screenY(layout.y(from));
            double x2 = camera.screenX(layout.x(node));
            double y2 = camera.screenY(layout.y(node));
            double free = Math.hypot(x2 - x1, y2 - y1) - 2 * NodeShape.RADIUS * camera.scale();
            double across = layout.step() * camera.scale();
            double width = pen.labelWidth(text, size);
            if (free > size * GraphPen.LABEL_HEIGHT && width < across * 1.1) {
                // Nearer to the node that was found, so that labels of siblings lie apart.
                var middles = LabelPlaces.along(x1, y1, x2, y2, width, size * GraphPen.LABEL_HEIGHT);
                pen.label(window.labels(), text, size, pen.color(Ink.SURFACE), pen.color(Ink.TEXT), middles);
            }
        }
    }
}
