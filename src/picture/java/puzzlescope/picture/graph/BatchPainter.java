package puzzlescope.picture.graph;

import java.util.BitSet;
import puzzlescope.engine.search.VisibleGraph;
import puzzlescope.engine.search.VisibleGraph.Status;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;

/** Paints edges and nodes that are too many for individual drawing on the canvas, as lines and squares of an image. */
public record BatchPainter(Pen pen, GraphWindow window, VisibleGraph graph, BitSet toCurrent, BitSet toGoal) {

    /**
     * Longest path, in nodes, drawn on the canvas; a longer one is drawn in the image, since a canvas takes too long.
     */
    public static final int LONGEST_WAY_ON_CANVAS = 600;

    private static final double WAITING_SIZE = 0.62;

    public void paint(boolean withEdges, int[] nodes, boolean withNodes) {
        var port = window.camera().port();
        var lineRaster = window.raster();
        lineRaster.begin((int) Math.ceil(port.width()), (int) Math.ceil(port.height()));
        if (withEdges) {
            window.edges().paint(lineRaster, window, graph, pen.color(Ink.FAINT), pen.color(Ink.PATH));
        }
        if (toGoal.cardinality() > LONGEST_WAY_ON_CANVAS) {
            paintWay(lineRaster, toGoal, Ink.SOLUTION);
        }
        if (toCurrent.cardinality() > LONGEST_WAY_ON_CANVAS) {
            paintWay(lineRaster, toCurrent, Ink.MARK);
        }
        if (withNodes) {
            paintNodes(lineRaster, nodes);
        }
        lineRaster.draw(pen.surface(), port.left(), port.top());
    }

    private double x(int node) {
        return window.camera().screenX(window.layout().x(node))
                - window.camera().port().left();
    }

    private double y(int node) {
        return window.camera().screenY(window.layout().y(node))
                - window.camera().port().top();
    }

    /** Paints a path that is too long for the canvas. */
    private void paintWay(LineRaster lineRaster, BitSet way, Ink ink) {
        var shades = LineRaster.shades(pen.color(ink), 1);
        int drawn = window.layout().nodes();
        for (int node = way.nextSetBit(1); node >= 0; node = way.nextSetBit(node + 1)) {
            int from = graph.found().parent(node);
            if (node < drawn) {
                lineRaster.line(x(from), y(from), x(node), y(node), shades);
            }
        }
    }

    private void paintNodes(LineRaster lineRaster, int[] nodes) {
        double size = window.camera().scale() * 2 * NodeShape.RADIUS;
        int full = Math.max(1, (int) Math.round(size));
        int waiting = Math.max(1, (int) Math.round(size * WAITING_SIZE));
        var inks = new int[Status.values().length];
        for (var status : Status.values()) {
            inks[index(status)] = opaque(NodeShape.inkOf(status));
        }
        int way = opaque(Ink.SOLUTION);
        for (int node : nodes) {
            var status = graph.status(node, toCurrent);
            int color = toGoal.get(node) ? way : inks[index(status)];
            lineRaster.square(x(node), y(node), status == Status.WAITING ? waiting : full, color);
        }
    }

    private static int index(Status status) {
        return switch (status) {
            case WAITING -> 0;
            case CURRENT -> 1;
            case OPEN -> 2;
            case LEFT -> 3;
        };
    }

    private int opaque(Ink ink) {
        Color color = pen.color(ink);
        return LineRaster.shades(color, 1)[255];
    }
}
