package puzzlescope.states.picture;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Pen;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.graph.BatchPainter;
import puzzlescope.picture.graph.GraphLayout;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.LayerLabels;
import puzzlescope.picture.graph.NewestNode;
import puzzlescope.picture.graph.VisibleNodes;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.space.NamedSpace;
import puzzlescope.states.space.StateName;

/**
 * Paints the visible part of a graph as far as it is built. Small details are omitted: first the names of states and
 * moves, then the numbers, then the edges; where there are more nodes than can be drawn individually, an image of dots
 * remains.
 */
final class StateGraphPainter {

    /** Largest number of visible nodes drawn with edges. */
    static final int MOST_WITH_EDGES = 24_000;

    /** Largest number of nodes drawn on the canvas, which is smoother but slow. */
    private static final int MOST_NODES_ON_CANVAS = 700;

    private static final int MOST_EDGES_ON_CANVAS = 900;

    private static final double SMALLEST_LABELLED = 18;

    private final Pen pen;
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
    private final EdgePainter edges;

    StateGraphPainter(Pen pen, GraphWindow window, SearchPosition search, NamedSpace named, Moment moment) {
        this.pen = pen;
        this.window = window;
        this.search = search;
        this.named = named;
        this.moment = moment;
        camera = window.camera();
        layout = window.layout();
        // Before the first step the start is known already.
        int known = Math.min(Math.max(1, search.nodes()), search.found().size());
        visible = Objects.requireNonNull(VisibleNodes.nodes(layout, camera, known, Integer.MAX_VALUE));
        toCurrent = search.path(search.current());
        toGoal = search.path(search.goal());
        edges = new EdgePainter(pen, window, search, named);
        event = moment.event()
                .map(StatesEvent.class::cast)
                .filter(each -> each.order() == search.order())
                .orElse(null);
    }

    /** Returns whether there is no room for edges. */
    boolean isCrowded() {
        return visible.length > MOST_WITH_EDGES;
    }

    void paint() {
        paint(() -> {}, () -> {}, _ -> false);
    }

    /**
     * Paints the graph with additions.
     *
     * @param lines paints above the edges and below the nodes
     * @param signs paints after the nodes and before their labels
     * @param isLabelled whether the edge by which a node was found is labelled by the signs
     */
    void paint(Runnable lines, Runnable signs, IntPredicate isLabelled) {
        var surface = pen.surface();
        var port = camera.port();
        surface.save();
        surface.clip(port.left(), port.top(), port.width(), port.height());
        window.labels().begin(port);
        var nodes = new NodePainter(pen, window, search, named, toCurrent, toGoal, newest());
        boolean many = visible.length > MOST_NODES_ON_CANVAS;
        boolean manyEdges = many || edges.edgesInSight() > MOST_EDGES_ON_CANVAS;
        if (manyEdges) {
            new BatchPainter(pen, window, search, toCurrent, toGoal).paint(!isCrowded(), visible, many);
        } else {
            edges.paintEdges(newest());
        }
        if (!manyEdges || toGoal.cardinality() <= BatchPainter.LONGEST_WAY_ON_CANVAS) {
            edges.paintWay(toGoal, Ink.SOLUTION);
        }
        if (!manyEdges || toCurrent.cardinality() <= BatchPainter.LONGEST_WAY_ON_CANVAS) {
            edges.paintWay(toCurrent, Ink.MARK);
        }
        if (!manyEdges) {
            edges.paintArrows();
        }
        paintTried();
        lines.run();
        if (!many) {
            signs.run();
            nodes.paintNodes(visible);
            // Before the numbers of nodes, which might be taken for depths in their place.
            new LayerLabels(pen, window, search).paint();
            nodes.paintLabels(visible);
            paintTriedLabel(nodes.verticalExtent());
            new EdgeLabels(pen, window, search, named).paint(visible, node -> isTried(node) || isLabelled.test(node));
        }
        nodes.paintCurrent();
        surface.restore();
    }

    /** The node being found, with its progress. */
    private NewestNode newest() {
        return event instanceof StatesEvent.NodeDiscovered found
                ? new NewestNode(found.node(), moment.happened())
                : NewestNode.NONE;
    }

    /** Highlights the edge that was just tried. */
    private void paintTried() {
        if (event instanceof StatesEvent.NodeDiscovered found) {
            edges.stroke(found.from(), found.node(), moment.happened(), Ink.MARK, false);
        } else if (event instanceof StatesEvent.EdgeSeen seen) {
            edges.stroke(seen.from(), seen.node(), moment.happened(), Ink.CONFLICT, true);
        } else if (event instanceof StatesEvent.LastImproved improved) {
            edges.stroke(improved.from(), improved.node(), moment.happened(), Ink.MARK, false);
        }
    }

    private void paintTriedLabel(double reach) {
        if (event instanceof StatesEvent.NodeDiscovered found) {
            label(found.from(), found.node(), say(found.name()), Ink.MARK, Ink.ON_MARK, reach);
        } else if (event instanceof StatesEvent.EdgeSeen seen) {
            label(seen.from(), seen.node(), "\u00d7 " + say(seen.name()), Ink.SURFACE, Ink.CONFLICT, reach);
        }
    }

    private String say(StateName name) {
        return pen.localize(name.label());
    }

    private boolean isTried(int node) {
        return event instanceof StatesEvent.NodeDiscovered found && found.node() == node;
    }

    /** Draws a label on the edge or, where it is too short, around its target node. */
    private void label(int from, int to, String name, Ink ground, Ink ink, double reach) {
        if (camera.scale() < SMALLEST_LABELLED || Math.max(from, to) >= layout.nodes()) {
            return;
        }
        double size = pen.textSize() * 0.86;
        double width = pen.badgeWidth(name, size);
        double height = pen.badgeHeight(size);
        double x = camera.screenX(layout.x(to));
        double y = camera.screenY(layout.y(to));
        var middles = new ArrayList<>(
                LabelPlaces.along(camera.screenX(layout.x(from)), camera.screenY(layout.y(from)), x, y, width, height));
        middles.addAll(LabelPlaces.around(x, y, reach, width, height));
        window.labels().paint(pen, name, size, pen.color(ground), pen.color(ink), middles);
    }
}
