package puzzlescope.states.picture;

import java.util.BitSet;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.graph.GraphLayout;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.LayerPages;
import puzzlescope.picture.graph.LayeredLayout;
import puzzlescope.picture.graph.NewestNode;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.space.NamedSpace;

/**
 * Draws edges individually as lines, bows and arrows, as far as they may be visible. For one painting; FX thread only.
 */
final class EdgePainter {

    private static final double TREE_WIDTH = 1.4;
    private static final double WAY_WIDTH = 3.4;
    private static final double SMALLEST_DASHED = 18;
    private static final double SMALLEST_ARROW = 14;
    /** Sagitta of a bowed edge, as a share of its length. */
    private static final double BOW = 0.16;
    /** Multiple of the distance between neighbours beyond which nodes are not neighbours. */
    private static final double FURTHER = 1.16;

    private final Pen pen;
    private final Camera camera;
    private final GraphLayout layout;
    private final SearchPosition search;
    private final NamedSpace named;

    EdgePainter(Pen pen, GraphWindow window, SearchPosition search, NamedSpace named) {
        this.pen = pen;
        this.search = search;
        this.named = named;
        camera = window.camera();
        layout = window.layout();
    }

    /** @param newestNode the node being found */
    void paintEdges(NewestNode newestNode) {
        double scale = camera.scale();
        var surface = pen.surface();
        pen.stroke(scale >= SMALLEST_DASHED ? 1.2 : 0.7, pen.color(Ink.GRID));
        surface.setLineDashes(scale >= SMALLEST_DASHED ? new double[] {4, 3} : new double[0]);
        surface.beginPath();
        for (int edge = 0; edge < search.edges(); edge++) {
            trace(search.found().edgeFrom(edge), search.found().edgeTo(edge), 1);
        }
        for (int node = 1; node < Math.min(search.nodes(), layout.nodes()); node++) {
            if (search.last(node) != search.found().parent(node)) {
                trace(search.found().parent(node), node, 1);
            }
        }
        surface.stroke();
        surface.setLineDashes();
        int nodes = Math.min(search.nodes(), layout.nodes());
        if (nodes <= 1) {
            return;
        }
        pen.stroke(Math.clamp(scale / 24, 0.6, TREE_WIDTH), pen.color(Ink.PATH));
        surface.beginPath();
        for (int node = 1; node < nodes; node++) {
            trace(search.last(node), node, newestNode.share(node));
        }
        surface.stroke();
    }

    /** Draws arrowheads on edges without a reverse move. */
    void paintArrows() {
        if (named.isReversible() || camera.scale() < SMALLEST_ARROW) {
            return;
        }
        pen.surface().setFill(pen.color(Ink.PATH));
        for (int node = 1; node < Math.min(search.nodes(), layout.nodes()); node++) {
            if (search.found().isDirected(node)) {
                arrow(search.found().parent(node), node);
            }
        }
        for (int edge = 0; edge < search.edges(); edge++) {
            if (search.found().isDirectedEdge(edge)) {
                arrow(search.found().edgeFrom(edge), search.found().edgeTo(edge));
            }
        }
    }

    /** Draws the head of an arrow at the rim of an edge's target node. */
    private void arrow(int from, int to) {
        if (!isInSight(from, to)) {
            return;
        }
        double x = camera.screenX(layout.x(to));
        double y = camera.screenY(layout.y(to));
        double backX = camera.screenX(layout.x(from)) - x;
        double backY = camera.screenY(layout.y(from)) - y;
        if (isCurved(from, to)) {
            // The bow ends in the direction of its control point.
            double middleX = backX / 2 - backY * BOW;
            double middleY = backY / 2 + backX * BOW;
            backX = middleX;
            backY = middleY;
        }
        double length = Math.max(1, Math.hypot(backX, backY));
        double unitX = backX / length;
        double unitY = backY / length;
        double rim = NodeShape.RADIUS * camera.scale() * (to == search.current() ? NodeShape.TIP : 1.08) + 1;
        double head = Math.clamp(camera.scale() * 0.16, 5, 14);
        double tipX = x + unitX * rim;
        double tipY = y + unitY * rim;
        double endX = tipX + unitX * head;
        double endY = tipY + unitY * head;
        double half = head * 0.42;
        pen.surface()
                .fillPolygon(
                        new double[] {tipX, endX - unitY * half, endX + unitY * half},
                        new double[] {tipY, endY + unitX * half, endY - unitX * half},
                        3);
    }

    int edgesInSight() {
        int edges = 0;
        for (int node = 1; node < Math.min(search.nodes(), layout.nodes()); node++) {
            edges += isInSight(search.found().parent(node), node) ? 1 : 0;
        }
        for (int edge = 0; edge < search.edges(); edge++) {
            edges += isInSight(search.found().edgeFrom(edge), search.found().edgeTo(edge)) ? 1 : 0;
        }
        return edges;
    }

    /** Returns whether any part of an edge may be visible. */
    private boolean isInSight(int from, int to) {
        if (from >= layout.nodes() || to >= layout.nodes()) {
            return false;
        }
        double x1 = camera.screenX(layout.x(from));
        double y1 = camera.screenY(layout.y(from));
        double x2 = camera.screenX(layout.x(to));
        double y2 = camera.screenY(layout.y(to));
        var port = camera.port();
        return Math.max(x1, x2) >= port.left()
                && Math.min(x1, x2) <= port.right()
                && Math.max(y1, y2) >= port.top()
                && Math.min(y1, y2) <= port.bottom();
    }

    void paintWay(BitSet way, Ink ink) {
        if (way.isEmpty()) {
            return;
        }
        var surface = pen.surface();
        surface.setStroke(pen.color(ink));
        double width = Math.clamp(camera.scale() / 9, 1.2, WAY_WIDTH);
        surface.setLineWidth(ink == Ink.SOLUTION ? width * 1.7 : width);
        surface.beginPath();
        for (int node = way.nextSetBit(1); node >= 0 && node < layout.nodes(); node = way.nextSetBit(node + 1)) {
            trace(search.last(node), node, 1);
        }
        surface.stroke();
    }

    /** Adds an edge to the canvas path if any part of it may be visible. */
    void trace(int from, int to, double share) {
        if (!isInSight(from, to)) {
            return;
        }
        double x1 = camera.screenX(layout.x(from));
        double y1 = camera.screenY(layout.y(from));
        double x2 = camera.screenX(layout.x(to));
        double y2 = camera.screenY(layout.y(to));
        pen.surface().moveTo(x1, y1);
        if (isCurved(from, to)) {
            pen.surface().quadraticCurveTo((x1 + x2) / 2 + (y2 - y1) * BOW, (y1 + y2) / 2 - (x2 - x1) * BOW, x2, y2);
        } else {
            pen.surface().lineTo(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
        }
    }

    /** Returns whether an edge is bowed: its nodes are in one row or column with others between them. */
    private boolean isCurved(int from, int to) {
        double across = Math.abs(layout.x(from) - layout.x(to));
        double down = Math.abs(layout.y(from) - layout.y(to));
        double below =
                layout instanceof LayeredLayout layers && layers.isBeside() ? layers.down() : 1 + LayerPages.BAND_GAP;
        return camera.scale() >= SMALLEST_DASHED
                && ((down < 0.1 && across > FURTHER * layout.across()) || (across < 0.1 && down > FURTHER * below));
    }

    /**
     * Draws a single edge.
     *
     * @param share its visible part
     */
    void stroke(int from, int to, double share, Ink ink, boolean dashed) {
        var surface = pen.surface();
        pen.stroke(Math.clamp(camera.scale() / 12, 1.4, 3), pen.color(ink));
        surface.setLineDashes(dashed ? new double[] {7, 4} : new double[0]);
        surface.beginPath();
        trace(from, to, share);
        surface.stroke();
        surface.setLineDashes();
    }
}
