package puzzlescope.states.picture;

import java.util.function.IntPredicate;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.space.NamedSpace;

/** Paints moves on the edges by which nodes are reached, and costs of moves, where there is room. */
record EdgeLabels(Pen pen, GraphWindow window, SearchPosition search, NamedSpace named) {

    private static final double SMALLEST = 30;
    /** Largest number of edges whose costs can be told apart. */
    private static final int MOST_COSTS = 300;

    private static final String SEPARATOR = " \u00b7 ";

    /** @param isLabelled whether the edge by which a node was found already has its label */
    void paint(int[] nodes, IntPredicate isLabelled) {
        double scale = window.camera().scale();
        if (scale < SMALLEST) {
            return;
        }
        double size = Math.min(pen.textSize() * Font.SMALL, scale * 0.22);
        for (int node : nodes) {
            int from = search.last(node);
            if (from < 0 || isLabelled.test(node)) {
                continue;
            }
            label(from, node, text(from, search.lastMove(node)), size);
        }
        if (named.isWeighted() && search.edges() <= MOST_COSTS) {
            paintCosts(size);
        }
    }

    /** The move, and its cost unless all cost 1. */
    private String text(int from, int move) {
        long state = search.found().state(from);
        var cost = String.valueOf(named.space().cost(state, move));
        if (named.isPlainGraph()) {
            return named.isWeighted() ? cost : "";
        }
        var name = pen.localize(named.moveName(state, move).label());
        return named.isWeighted() ? name + SEPARATOR + cost : name;
    }

    /** Paints the costs of moves along edges by which no node is reached. */
    private void paintCosts(double size) {
        var found = search.found();
        for (int edge = 0; edge < search.edges(); edge++) {
            int from = found.edgeFrom(edge);
            int to = found.edgeTo(edge);
            if (search.last(to) != from) {
                label(from, to, String.valueOf(named.cost(found.state(from), found.state(to))), size);
            }
        }
        for (int node = 1; node < search.nodes(); node++) {
            int from = found.parent(node);
            if (search.last(node) != from) {
                label(from, node, String.valueOf(named.cost(found.state(from), found.state(node))), size);
            }
        }
    }

    private void label(int from, int node, String text, double size) {
        var camera = window.camera();
        var layout = window.layout();
        if (!text.isEmpty() && Math.max(from, node) < layout.nodes()) {
            double x1 = camera.screenX(layout.x(from));
            double y1 = camera.screenY(layout.y(from));
            double x2 = camera.screenX(layout.x(node));
            double y2 = camera.screenY(layout.y(node));
            double free = Math.hypot(x2 - x1, y2 - y1) - 2 * NodeShape.RADIUS * camera.scale();
            double across = layout.across() * camera.scale();
            double width = pen.badgeWidth(text, size);
            if (free > pen.badgeHeight(size) && width < across * 1.1) {
                // Nearer to the found node, so that labels of siblings lie apart.
                var middles = LabelPlaces.along(x1, y1, x2, y2, width, pen.badgeHeight(size));
                window.labels().paint(pen, text, size, pen.color(Ink.SURFACE), pen.color(Ink.TEXT), middles);
            }
        }
    }
}
