package puzzlescope.ui.puzzle.states;

import java.util.BitSet;
import javafx.scene.paint.Color;
import puzzlescope.core.puzzle.states.board.Growth;
import puzzlescope.core.puzzle.states.board.Growth.Status;
import puzzlescope.ui.theme.Ink;

/** Paints edges and nodes too many to be drawn one by one on the canvas, as lines and squares of a picture. */
record CrowdPainter(Pen pen, GraphWindow window, Growth growth, BitSet toCurrent, BitSet toGoal) {

    private static final double WAITING_SIZE = 0.62;

    void paint(boolean withEdges, int[] nodes, boolean withNodes) {
        var port = window.camera().port();
        var raster = window.raster();
        raster.begin((int) Math.ceil(port.getWidth()), (int) Math.ceil(port.getHeight()));
        if (withEdges) {
            window.edges().paint(raster, window, growth, pen.color(Ink.FAINT), pen.color(Ink.PATH));
        }
        if (toGoal.cardinality() > GraphPainter.LONGEST_WAY_ON_CANVAS) {
            paintWay(raster, toGoal, Ink.SOLUTION);
        }
        if (toCurrent.cardinality() > GraphPainter.LONGEST_WAY_ON_CANVAS) {
            paintWay(raster, toCurrent, Ink.MARK);
        }
        if (withNodes) {
            paintNodes(raster, nodes);
        }
        raster.draw(pen.graphics(), port.getMinX(), port.getMinY());
    }

    private double x(int node) {
        return window.camera().screenX(window.layout().x(node))
                - window.camera().port().getMinX();
    }

    private double y(int node) {
        return window.camera().screenY(window.layout().y(node))
                - window.camera().port().getMinY();
    }

    /** A way too long for the canvas. */
    private void paintWay(Raster raster, BitSet way, Ink ink) {
        var shades = Raster.shades(pen.color(ink), 1);
        int drawn = window.layout().nodes();
        for (int node = way.nextSetBit(1); node >= 0; node = way.nextSetBit(node + 1)) {
            int from = growth.found().parent(node);
            if (node < drawn) {
                raster.line(x(from), y(from), x(node), y(node), shades);
            }
        }
    }

    private void paintNodes(Raster raster, int[] nodes) {
        double size = window.camera().scale() * 2 * NodePainter.RADIUS;
        int full = Math.max(1, (int) Math.round(size));
        int waiting = Math.max(1, (int) Math.round(size * WAITING_SIZE));
        var inks = new int[Status.values().length];
        for (var status : Status.values()) {
            inks[index(status)] = opaque(NodePainter.inkOf(status));
        }
        int way = opaque(Ink.SOLUTION);
        for (int node : nodes) {
            var status = growth.status(node, toCurrent);
            int color = toGoal.get(node) ? way : inks[index(status)];
            raster.square(x(node), y(node), status == Status.WAITING ? waiting : full, color);
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
        return Raster.shades(color, 1)[255];
    }
}
