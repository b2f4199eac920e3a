package puzzlescope.picture.graph;

import puzzlescope.engine.search.VisibleGraph.Status;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;

/** Shapes that distinguish nodes without colours. Lengths are px. */
public final class NodeShape {

    /** Extent of the node being visited, in radii. */
    public static final double TIP = 1.32;

    public static final double RADIUS = 0.34;

    private NodeShape() {}

    public static Ink inkOf(Status status) {
        return switch (status) {
            case WAITING -> Ink.FAINT;
            case CURRENT -> Ink.MARK;
            case OPEN -> Ink.VISITED;
            case LEFT -> Ink.PATH;
        };
    }

    /**
     * Paints a node.
     *
     * @param lit whether the node is on a highlighted path
     */
    public static void paint(Pen pen, Status status, double x, double y, double radius, boolean lit) {
        var surface = pen.surface();
        surface.setLineWidth(Math.clamp(radius / 7, 1, 2.2) * (lit ? 1.5 : 1));
        surface.setStroke(pen.color(status == Status.CURRENT ? Ink.TEXT : Ink.PATH));
        if (status == Status.CURRENT) {
            double tip = radius * TIP;
            var xs = new double[] {x, x + tip, x, x - tip};
            var ys = new double[] {y - tip, y, y + tip, y};
            surface.setFill(pen.color(Ink.MARK));
            surface.fillPolygon(xs, ys, xs.length);
            surface.strokePolygon(xs, ys, xs.length);
            return;
        }
        boolean waiting = status == Status.WAITING;
        surface.setFill(pen.color(waiting ? Ink.SURFACE : status == Status.OPEN ? Ink.VISITED : Ink.WAY_BACK));
        surface.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
        surface.setLineDashes(waiting && radius > 6 ? new double[] {4, 3} : new double[0]);
        surface.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
        surface.setLineDashes();
        if (status == Status.OPEN) {
            double ring = radius * 0.8;
            surface.setLineWidth(1);
            surface.strokeOval(x - ring, y - ring, 2 * ring, 2 * ring);
        }
    }

    /** Paints the sign of the goal: a ring and a star. */
    public static void paintGoal(Pen pen, double x, double y, double radius) {
        double ring = radius + Math.max(2, radius * 0.24);
        pen.surface().setStroke(pen.color(Ink.SOLUTION));
        pen.surface().setLineWidth(Math.max(1, radius * 0.13));
        pen.surface().strokeOval(x - ring, y - ring, 2 * ring, 2 * ring);
        pen.star(x + radius * 0.95, y - radius * 0.95, Math.max(8, radius * 1.15), pen.color(Ink.SOLUTION));
    }
}
