package puzzlescope.ui.puzzle.states;

import puzzlescope.core.puzzle.states.Growth;
import puzzlescope.core.puzzle.states.Growth.Status;
import puzzlescope.core.puzzle.states.Neighbours;
import puzzlescope.core.puzzle.states.Neighbours.Step;
import puzzlescope.ui.theme.Ink;

/**
 * Paints where a person may go who walks by hand: the moves from the node where he or she stands, those to states that are
 * not met yet with a hollow node. The chosen one is framed, the advised one is drawn as the solution is.
 *
 * @param chosen the index of the step that is chosen, or -1
 * @param advised the move of the hint, or -1
 */
record WalkPainter(Pen pen, GraphWindow window, Growth growth, Neighbours neighbours, int chosen, int advised) {

    private static final double SMALLEST_LABELLED = 18;

    void paint() {
        for (int i = 0; i < neighbours.steps().size(); i++) {
            paintLine(neighbours.steps().get(i), i == chosen);
        }
        for (int i = 0; i < neighbours.steps().size(); i++) {
            paintEnd(neighbours.steps().get(i), i == chosen);
        }
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
        int from = growth.current();
        double length = Math.hypot(x(step.node()) - x(from), y(step.node()) - y(from));
        double start = length == 0 ? 0 : NodePainter.RADIUS * window.camera().scale() * 1.4 / length;
        var graphics = pen.graphics();
        graphics.setStroke(pen.color(ink(step, isChosen)));
        graphics.setLineWidth(isChosen || step.move() == advised ? 3 : 1.4);
        graphics.setLineDashes(5, 4);
        graphics.strokeLine(
                x(from) + (x(step.node()) - x(from)) * start,
                y(from) + (y(step.node()) - y(from)) * start,
                x(from) + (x(step.node()) - x(from)) * (1 - start),
                y(from) + (y(step.node()) - y(from)) * (1 - start));
        graphics.setLineDashes();
    }

    private void paintEnd(Step step, boolean isChosen) {
        double x = x(step.node());
        double y = y(step.node());
        double radius = NodePainter.RADIUS * window.camera().scale();
        var graphics = pen.graphics();
        if (step.node() >= growth.nodes()) {
            NodeShape.paint(pen, Status.WAITING, x, y, radius, false);
        }
        if (isChosen || step.move() == advised) {
            double ring = radius * 1.25;
            graphics.setStroke(pen.color(ink(step, isChosen)));
            graphics.setLineWidth(3);
            graphics.strokeOval(x - ring, y - ring, 2 * ring, 2 * ring);
        }
        if (window.camera().scale() >= SMALLEST_LABELLED) {
            int from = growth.current();
            double share = step.node() >= growth.nodes() ? 0.55 : 0.45;
            double size = Math.min(pen.textSize() * 0.86, window.camera().scale() * 0.4);
            double labelX = x(from) + (x - x(from)) * share;
            double labelY = y(from) + (y - y(from)) * share;
            var ground = isChosen ? Ink.MARK : Ink.SURFACE;
            pen.badge(
                    step.name(), labelX, labelY, size, pen.color(ground), pen.color(isChosen ? Ink.ON_MARK : Ink.TEXT));
        }
    }
}
