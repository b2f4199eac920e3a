package puzzlescope.ui.puzzle.states;

import java.util.BitSet;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.states.board.SearchPosition;
import puzzlescope.core.puzzle.states.event.StatesEvent;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.core.puzzle.states.space.StateName;
import puzzlescope.ui.board.Camera;
import puzzlescope.ui.board.LabelPlaces;
import puzzlescope.ui.graph.BatchPainter;
import puzzlescope.ui.graph.GraphLayout;
import puzzlescope.ui.graph.GraphPen;
import puzzlescope.ui.graph.GraphWindow;
import puzzlescope.ui.graph.LayerLabels;
import puzzlescope.ui.graph.Newest;
import puzzlescope.ui.graph.NodeShape;
import puzzlescope.ui.graph.NodesInView;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Ink;

/**
 * Paints the part of a graph that is in sight as far as it is built. What is small is left out: first the names of states and
 * moves, then the numbers, then the edges; where there are more nodes than can be drawn one by one, a picture of dots is left.
 */
final class StateGraphPainter {

    /** More nodes than these in sight are drawn without edges. */
    static final int MOST_WITH_EDGES = 24_000;

    /** More than these are too many for the canvas, which draws them more smoothly but slowly. */
    private static final int MOST_NODES_ON_CANVAS = 700;

    private static final int MOST_EDGES_ON_CANVAS = 900;

    private static final double TREE_WIDTH = 1.4;
    private static final double WAY_WIDTH = 3.4;
    private static final double SMALLEST_DASHED = 18;
    private static final double SMALLEST_ARROW = 14;
    /** How far an edge is bent, as a share of its length. */
    private static final double BOW = 0.16;

    private final GraphPen pen;
    private final GraphWindow window;
    private final Camera camera;
    private final GraphLayout layout;
    private final SearchPosition search;
    private final NamedSpace named;
    private final Moment moment;
    private final int[] visible;
    private final BitSet toCurrent;
    private final BitSet toGoal;
    private final @Nullable StatesEvent event;

    StateGraphPainter(GraphPen pen, GraphWindow window, SearchPosition search, NamedSpace named, Moment moment) {
        this.pen = pen;
        this.window = window;
        this.search = search;
        this.named = named;
        this.moment = moment;
        camera = window.camera();
        layout = window.layout();
        visible = Objects.requireNonNull(NodesInView.nodes(layout, camera, search.nodes(), Integer.MAX_VALUE));
        toCurrent = search.path(search.current());
        toGoal = search.path(search.goal());
        event = moment.event()
                .map(StatesEvent.class::cast)
                .filter(each -> each.order() == search.order())
                .orElse(null);
    }

    /** Whether there is no room for edges. */
    boolean isCrowded() {
        return visible.length > MOST_WITH_EDGES;
    }

    void paint() {
        paint(() -> {}, () -> {}, _ -> false);
    }

    /**
     * Paints the graph with something more.
     *
     * @param lines what is painted above the edges and below the nodes
     * @param signs what is painted after the nodes and before their labels
     * @param isLabelled whether the edge by which a node was found is labelled by the signs
     */
    void paint(Runnable lines, Runnable signs, IntPredicate isLabelled) {
        var graphics = pen.graphics();
        var port = camera.port();
        graphics.save();
        graphics.beginPath();
        graphics.rect(port.getMinX(), port.getMinY(), port.getWidth(), port.getHeight());
        graphics.clip();
        window.labels().begin(port);
        var nodes = new NodePainter(pen, window, search, named, toCurrent, toGoal, newest());
        boolean many = visible.length > MOST_NODES_ON_CANVAS;
        boolean manyEdges = many || edgesInSight() > MOST_EDGES_ON_CANVAS;
        if (manyEdges) {
            new BatchPainter(pen, window, search, toCurrent, toGoal).paint(!isCrowded(), visible, many);
        } else {
            paintEdges();
        }
        if (!manyEdges || toGoal.cardinality() <= BatchPainter.LONGEST_WAY_ON_CANVAS) {
            paintWay(toGoal, Ink.SOLUTION);
        }
        if (!manyEdges || toCurrent.cardinality() <= BatchPainter.LONGEST_WAY_ON_CANVAS) {
            paintWay(toCurrent, Ink.MARK);
        }
        if (!manyEdges) {
            paintArrows();
        }
        paintTried();
        lines.run();
        if (!many) {
            signs.run();
            nodes.paint(visible);
            paintTriedLabel();
            new EdgeLabels(pen, window, search, named).paint(visible, node -> isTried(node) || isLabelled.test(node));
            new LayerLabels(pen, window, search).paint();
        }
        nodes.paintCurrent();
        graphics.restore();
    }

    /** The node that is just being found, and how much of it is there. */
    private Newest newest() {
        return event instanceof StatesEvent.NodeDiscovered found
                ? new Newest(found.node(), moment.happened())
                : Newest.NONE;
    }

    private void paintEdges() {
        double scale = camera.scale();
        var graphics = pen.graphics();
        graphics.setStroke(pen.color(Ink.GRID));
        graphics.setLineWidth(scale >= SMALLEST_DASHED ? 1.2 : 0.7);
        graphics.setLineDashes(scale >= SMALLEST_DASHED ? new double[] {4, 3} : new double[0]);
        graphics.beginPath();
        for (int edge = 0; edge < search.edges(); edge++) {
            trace(search.found().edgeFrom(edge), search.found().edgeTo(edge), 1);
        }
        for (int node = 1; node < Math.min(search.nodes(), layout.nodes()); node++) {
            if (search.last(node) != search.found().parent(node)) {
                trace(search.found().parent(node), node, 1);
            }
        }
        graphics.stroke();
        graphics.setLineDashes();
        graphics.setStroke(pen.color(Ink.PATH));
        graphics.setLineWidth(Math.clamp(scale / 24, 0.6, TREE_WIDTH));
        graphics.beginPath();
        var newest = newest();
        for (int node = 1; node < Math.min(search.nodes(), layout.nodes()); node++) {
            trace(search.last(node), node, newest.share(node));
        }
        graphics.stroke();
    }

    /** Edges along which no move leads back end in an arrow. */
    private void paintArrows() {
        if (named.isReversible() || camera.scale() < SMALLEST_ARROW) {
            return;
        }
        pen.graphics().setFill(pen.color(Ink.PATH));
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

    /** The head of an arrow at the rim of the node to which an edge leads. */
    private void arrow(int from, int to) {
        if (!isInSight(from, to)) {
            return;
        }
        double x = camera.screenX(layout.x(to));
        double y = camera.screenY(layout.y(to));
        double backX = camera.screenX(layout.x(from)) - x;
        double backY = camera.screenY(layout.y(from)) - y;
        if (isBowed(from, to)) {
            // The bow comes from where it is bent to.
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
        pen.graphics()
                .fillPolygon(
                        new double[] {tipX, endX - unitY * half, endX + unitY * half},
                        new double[] {tipY, endY + unitX * half, endY - unitX * half},
                        3);
    }

    private int edgesInSight() {
        int edges = 0;
        for (int node = 1; node < Math.min(search.nodes(), layout.nodes()); node++) {
            edges += isInSight(search.found().parent(node), node) ? 1 : 0;
        }
        for (int edge = 0; edge < search.edges(); edge++) {
            edges += isInSight(search.found().edgeFrom(edge), search.found().edgeTo(edge)) ? 1 : 0;
        }
        return edges;
    }

    /** Whether any of an edge may be in sight. */
    private boolean isInSight(int from, int to) {
        if (from >= layout.nodes() || to >= layout.nodes()) {
            return false;
        }
        double x1 = camera.screenX(layout.x(from));
        double y1 = camera.screenY(layout.y(from));
        double x2 = camera.screenX(layout.x(to));
        double y2 = camera.screenY(layout.y(to));
        var port = camera.port();
        return Math.max(x1, x2) >= port.getMinX()
                && Math.min(x1, x2) <= port.getMaxX()
                && Math.max(y1, y2) >= port.getMinY()
                && Math.min(y1, y2) <= port.getMaxY();
    }

    private void paintWay(BitSet way, Ink ink) {
        var graphics = pen.graphics();
        graphics.setStroke(pen.color(ink));
        double width = Math.clamp(camera.scale() / 9, 1.2, WAY_WIDTH);
        graphics.setLineWidth(ink == Ink.SOLUTION ? width * 1.7 : width);
        graphics.beginPath();
        for (int node = way.nextSetBit(1); node >= 0 && node < layout.nodes(); node = way.nextSetBit(node + 1)) {
            trace(search.last(node), node, 1);
        }
        graphics.stroke();
    }

    /** Adds an edge to the path of the canvas if any of it may be in sight. */
    private void trace(int from, int to, double share) {
        if (!isInSight(from, to)) {
            return;
        }
        double x1 = camera.screenX(layout.x(from));
        double y1 = camera.screenY(layout.y(from));
        double x2 = camera.screenX(layout.x(to));
        double y2 = camera.screenY(layout.y(to));
        pen.graphics().moveTo(x1, y1);
        if (isBowed(from, to)) {
            pen.graphics().quadraticCurveTo((x1 + x2) / 2 + (y2 - y1) * BOW, (y1 + y2) / 2 - (x2 - x1) * BOW, x2, y2);
        } else {
            pen.graphics().lineTo(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
        }
    }

    /** Nodes in one row or in one line down with others between them are joined by a bow. */
    private boolean isBowed(int from, int to) {
        double across = Math.abs(layout.x(from) - layout.x(to));
        double down = Math.abs(layout.y(from) - layout.y(to));
        return camera.scale() >= SMALLEST_DASHED
                && ((down < 0.1 && across > layout.step() * 1.1) || (across < 0.1 && down > 2.2));
    }

    /** The edge that was just tried is bright. */
    private void paintTried() {
        if (event instanceof StatesEvent.NodeDiscovered found) {
            stroke(found.from(), found.node(), Ink.MARK, false);
        } else if (event instanceof StatesEvent.EdgeSeen seen) {
            stroke(seen.from(), seen.node(), Ink.CONFLICT, true);
        } else if (event instanceof StatesEvent.LastImproved improved) {
            stroke(improved.from(), improved.node(), Ink.MARK, false);
        }
    }

    private void stroke(int from, int to, Ink ink, boolean dashed) {
        var graphics = pen.graphics();
        graphics.setStroke(pen.color(ink));
        graphics.setLineWidth(Math.clamp(camera.scale() / 12, 1.4, 3));
        graphics.setLineDashes(dashed ? new double[] {7, 4} : new double[0]);
        graphics.beginPath();
        trace(from, to, moment.happened());
        graphics.stroke();
        graphics.setLineDashes();
    }

    private void paintTriedLabel() {
        if (event instanceof StatesEvent.NodeDiscovered found) {
            label(found.from(), found.node(), say(found.name()), Ink.MARK, Ink.ON_MARK);
        } else if (event instanceof StatesEvent.EdgeSeen seen) {
            label(seen.from(), seen.node(), "\u00d7 " + say(seen.name()), Ink.SURFACE, Ink.CONFLICT);
        }
    }

    private String say(StateName name) {
        return pen.appearance().texts().say(name.label());
    }

    private boolean isTried(int node) {
        return event instanceof StatesEvent.NodeDiscovered found && found.node() == node;
    }

    private void label(int from, int to, String name, Ink ground, Ink ink) {
        if (camera.scale() < SMALLEST_DASHED || Math.max(from, to) >= layout.nodes()) {
            return;
        }
        double size = pen.textSize() * 0.86;
        var middles = LabelPlaces.along(
                camera.screenX(layout.x(from)),
                camera.screenY(layout.y(from)),
                camera.screenX(layout.x(to)),
                camera.screenY(layout.y(to)),
                pen.labelWidth(name, size),
                size * GraphPen.LABEL_HEIGHT);
        pen.label(window.labels(), name, size, pen.color(ground), pen.color(ink), middles);
    }
}
