package puzzlescope.states.picture;

import puzzlescope.engine.search.VisibleGraph.Status;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.states.NeighbourNodes;
import puzzlescope.states.NeighbourNodes.Step;
import puzzlescope.states.board.SearchPosition;

/**
 * Paints the moves available in manual play from the current node, with a hollow node for states that are still
 * unvisited. The selected move is framed, the suggested one is drawn like the solution.
 *
 * @param chosen the index of the selected step, or -1
 * @param advised the move of the hint, or -1
 */
record WalkPainter(
        Pen pen, GraphWindow window, SearchPosition search, NeighbourNodes neighbours, int chosen, int advised) {

    private static final double SMALLEST_LABELLED = 18;
    /** Extent of the frame of a node, in radii. */
    private static final double RING = 1.25;

    void paintLines() {
        for (int i = 0; i < neighbours.steps().size(); i++) {
            paintLine(neighbours.steps().get(i), i == chosen);
        }
    }

    /** Paints the new nodes and the names of the moves, which found nodes must not cover. */
    void paintSigns() {
        for (int node = 0; node < Math.min(search.nodes(), window.layout().nodes()); node++) {
            double tip = node == search.current() ? NodeShape.TIP : 1;
            window.labels().blockDisk(x(node), y(node), radius() * tip);
        }
        for (int i = 0; i < neighbours.steps().size(); i++) {
            paintEnd(neighbours.steps().get(i), i == chosen);
        }
        for (int i = 0; i < neighbours.steps().size(); i++) {
            paintName(neighbours.steps().get(i), i == chosen);
        }
    }

    /** Returns whether the edge by which a node was found is one of the moves. */
    boolean names(int node) {
        int from = search.found().parent(node);
        return neighbours.steps().stream()
                .anyMatch(step -> from == search.current() && step.node() == node
                        || node == search.current() && step.node() == from);
    }

    private double radius() {
        return NodeShape.RADIUS * window.camera().scale();
    }

    private double x(int node) {
        return window.camera().screenX(window.layout().x(node));
    }

    private double y(int node) {
        return window.camera().screenY(window.layout().y(node));
    }

    private Ink ink(Step step, boolean isChosen) {
        return step.move() == advised ? Ink.SOLUTION : isChosen ? Ink.MARK : Ink.PATH;
    }

    private void paintLine(Step step, boolean isChosen) {
        int from = search.current();
        double length = Math.hypot(x(step.node()) - x(from), y(step.node()) - y(from));
        double start = length == 0 ? 0 : NodeShape.RADIUS * window.camera().scale() * 1.4 / length;
        var surface = pen.surface();
        pen.stroke(isChosen || step.move() == advised ? 3 : 1.4, pen.color(ink(step, isChosen)));
        surface.setLineDashes(5, 4);
        surface.strokeLine(
                x(from) + (x(step.node()) - x(from)) * start,
                y(from) + (y(step.node()) - y(from)) * start,
                x(from) + (x(step.node()) - x(from)) * (1 - start),
                y(from) + (y(step.node()) - y(from)) * (1 - start));
        surface.setLineDashes();
    }

    private void paintEnd(Step step, boolean isChosen) {
        double x = x(step.node());
        double y = y(step.node());
        double radius = radius();
        window.labels().blockDisk(x, y, radius * RING);
        if (step.node() >= search.nodes()) {
            NodeShape.paint(pen, Status.WAITING, x, y, radius, false);
        }
        if (isChosen || step.move() == advised) {
            double ring = radius * RING;
            pen.ring(x, y, 2 * ring, 3, pen.color(ink(step, isChosen)));
        }
    }

    private String name(Step step) {
        return pen.localize(step.name().label());
    }

    private void paintName(Step step, boolean isChosen) {
        if (window.camera().scale() >= SMALLEST_LABELLED) {
            int from = search.current();
            double size = Math.min(pen.textSize() * 0.86, window.camera().scale() * 0.4);
            var middles = LabelPlaces.along(
                    x(from),
                    y(from),
                    x(step.node()),
                    y(step.node()),
                    pen.badgeWidth(name(step), size),
                    pen.badgeHeight(size));
            var ground = pen.color(isChosen ? Ink.MARK : Ink.SURFACE);
            var color = pen.color(isChosen ? Ink.ON_MARK : Ink.TEXT);
            window.labels().paint(pen, name(step), size, ground, color, middles);
        }
    }
}
