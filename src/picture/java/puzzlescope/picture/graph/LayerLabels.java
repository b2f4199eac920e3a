package puzzlescope.picture.graph;

import java.util.List;
import puzzlescope.engine.search.VisibleGraph;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Point;
import puzzlescope.picture.board.Camera;

/** Paints the depth of each layer or ring. Lengths are px. */
public record LayerLabels(Pen pen, GraphWindow window, VisibleGraph graph) {

    private static final double RING_SHARE = Font.SMALL;
    /** Minimum distance between ring labels, in text heights. */
    private static final double APART = 1.7;

    private static final int[] STEPS = {1, 2, 5, 10, 20, 50, 100};

    private Camera camera() {
        return window.camera();
    }

    public void paint() {
        if (graph.nodes() > 0) {
            switch (window.layout()) {
                case LayeredLayout layers -> paintLayers(layers);
                case RingLayout rings -> paintRings(rings);
                case PlacedLayout _, TreeLayout _ -> {}
            }
        }
    }

    /** Paints labels at the left end of each layer's first row, or at the top of its column. */
    private void paintLayers(LayeredLayout layout) {
        double size = Math.min(pen.textSize() * RING_SHARE, camera().scale() * 0.5);
        if (size < Font.LEAST) {
            return;
        }
        for (int depth = 0; depth <= Math.min(graph.deepest(), layout.layers() - 1); depth++) {
            var text = String.valueOf(depth);
            double width = pen.badgeWidth(text, size);
            window.labels()
                    .paint(
                            pen,
                            text,
                            size,
                            pen.color(Ink.SURFACE),
                            pen.color(Ink.FAINT),
                            middles(layout, depth, width, size));
        }
    }

    private List<Point> middles(LayeredLayout layout, int depth, double width, double size) {
        double middle = layout.middle(depth);
        double begin = layout.begin(depth);
        if (layout.isBeside()) {
            double x = camera().screenX(middle);
            double y = camera().screenY(begin) + size;
            return List.of(new Point(x, y), new Point(x, y - size * APART));
        }
        double x = camera().screenX(begin) + 2 + width / 2;
        double y = camera().screenY(middle);
        return List.of(new Point(x, y), new Point(x, y - size * APART));
    }

    /**
     * Paints labels along a visible radius: every ring if there is room, else every fifth or tenth, and the last one.
     */
    private void paintRings(RingLayout layout) {
        int deepest = Math.min(graph.deepest(), layout.layers() - 1);
        double size = pen.textSize() * RING_SHARE;
        double apart = size * APART;
        var direction = direction();
        double last = layout.outer(deepest) * camera().scale();
        double reached = 0;
        int step = step(layout, deepest, apart);
        for (int depth = step; depth <= deepest; depth += step) {
            double radius = (layout.inner(depth) + layout.outer(depth)) / 2 * camera().scale();
            if (radius >= reached + apart && (depth == deepest || radius + apart <= last)) {
                reached = radius;
                paintRing(depth, direction, radius, size);
            }
        }
        if (deepest > 0 && deepest % step != 0) {
            paintRing(deepest, direction, last, size);
        }
    }

    /** Number of rings per label, so that most of the labels have room. */
    private int step(RingLayout layout, int deepest, double apart) {
        double room = layout.outer(deepest) * camera().scale() / Math.max(1, deepest);
        for (int step : STEPS) {
            if (room * step >= apart) {
                return step;
            }
        }
        return STEPS[STEPS.length - 1];
    }

    /** Upward if the centre is visible, else towards the centre of the visible part. */
    private Point direction() {
        var port = camera().port();
        if (port.contains(camera().screenX(0), camera().screenY(0))) {
            return new Point(0, -1);
        }
        double x = camera().layoutX((port.left() + port.right()) / 2);
        double y = camera().layoutY((port.top() + port.bottom()) / 2);
        double length = Math.hypot(x, y);
        return length == 0 ? Point.ZERO : new Point(x / length, y / length);
    }

    private void paintRing(int depth, Point direction, double radius, double size) {
        double x = camera().screenX(0) + radius * direction.x();
        double y = camera().screenY(0) + radius * direction.y();
        if (camera().port().contains(x, y)) {
            var ground = pen.color(Ink.SURFACE).withOpacity(0.82);
            var middles = List.of(new Point(x, y));
            window.labels().paint(pen, String.valueOf(depth), size, ground, pen.color(Ink.TEXT), middles);
        }
    }
}
