package puzzlescope.states.picture;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Pen;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.graph.DensityPalette;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.LayerLabels;
import puzzlescope.picture.graph.NewestNode;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.picture.graph.RingLayout;
import puzzlescope.picture.graph.VisibleNodes;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.space.NamedSpace;

/**
 * Paints a graph in rings: an image of all edges, and of all nodes too while they are small, at the bottom; above it
 * the paths, the nodes with their boards as soon as there is room, and the numbers of the rings.
 */
final class RingPainter {

    /** Number of nodes above which they are drawn into the image. */
    private static final int MOST_NODES_ON_CANVAS = 400;

    private static final double SMALLEST_NODE = 6;
    private static final double GOAL_RADIUS = 5;

    private final Pen pen;
    private final GraphWindow window;
    private final RingLayout layout;
    private final Camera camera;
    private final SearchPosition search;
    private final NamedSpace named;
    private final Moment moment;
    private final BitSet toCurrent;
    private final BitSet toGoal;
    private final @Nullable StatesEvent event;

    RingPainter(
            Pen pen, GraphWindow window, RingLayout layout, SearchPosition search, NamedSpace named, Moment moment) {
        this.pen = pen;
        this.window = window;
        this.layout = layout;
        this.search = search;
        this.named = named;
        this.moment = moment;
        camera = window.camera();
        toCurrent = search.path(search.current());
        toGoal = search.path(search.goal());
        event = moment.event()
                .map(StatesEvent.class::cast)
                .filter(each -> each.order() == search.order())
                .orElse(null);
    }

    /**
     * Paints for a limited time.
     *
     * @return whether there is more to paint in another frame
     */
    boolean paint(long nanos) {
        var surface = pen.surface();
        var port = camera.port();
        surface.save();
        surface.clip(port.left(), port.top(), port.width(), port.height());
        window.labels().begin(port);
        var visible = VisibleNodes.nodes(layout, camera, search.nodes(), MOST_NODES_ON_CANVAS);
        boolean large = visible != null && camera.scale() * NodeShape.RADIUS * 2 >= SMALLEST_NODE;
        boolean more = paintPicture(!large, nanos);
        paintWay(toGoal, Ink.SOLUTION, 1.7);
        paintWay(toCurrent, Ink.MARK, 1);
        paintTried();
        var nodes = new NodePainter(pen, window, search, named, toCurrent, toGoal, newest());
        if (large && visible != null) {
            nodes.paintNodes(visible);
            nodes.paintLabels(visible);
        } else {
            paintEnds();
        }
        nodes.paintCurrent();
        paintHovered();
        new LayerLabels(pen, window, search).paint();
        surface.restore();
        return more;
    }

    private boolean paintPicture(boolean withNodes, long nanos) {
        var port = camera.port();
        var lineRaster = window.raster();
        lineRaster.begin((int) Math.ceil(port.width()), (int) Math.ceil(port.height()));
        var tone = DensityPalette.of(pen.style());
        boolean more = window.picture().paint(lineRaster, camera, layout, withNodes, search, tone, nanos);
        lineRaster.draw(pen.surface(), port.left(), port.top());
        return more;
    }

    private NewestNode newest() {
        return event instanceof StatesEvent.NodeDiscovered found
                ? new NewestNode(found.node(), moment.happened())
                : NewestNode.NONE;
    }

    private double x(int node) {
        return camera.screenX(layout.x(node));
    }

    private double y(int node) {
        return camera.screenY(layout.y(node));
    }

    private void paintWay(BitSet way, Ink ink, double strength) {
        if (way.isEmpty()) {
            return;
        }
        var surface = pen.surface();
        pen.stroke(strength * Math.clamp(camera.scale() / 9, 1.4, 3.4), pen.color(ink));
        surface.beginPath();
        for (int node = way.nextSetBit(1); node >= 0 && node < layout.nodes(); node = way.nextSetBit(node + 1)) {
            int from = search.found().parent(node);
            surface.moveTo(x(from), y(from));
            surface.lineTo(x(node), y(node));
        }
        surface.stroke();
    }

    /** Highlights the edge that was just tried. */
    private void paintTried() {
        if (event instanceof StatesEvent.NodeDiscovered found) {
            stroke(found.from(), found.node(), Ink.MARK, false);
        } else if (event instanceof StatesEvent.EdgeSeen seen) {
            stroke(seen.from(), seen.node(), Ink.CONFLICT, true);
        }
    }

    private void stroke(int from, int to, Ink ink, boolean dashed) {
        if (from >= layout.nodes() || to >= layout.nodes()) {
            return;
        }
        var surface = pen.surface();
        pen.stroke(Math.clamp(camera.scale() / 12, 1.4, 3), pen.color(ink));
        surface.setLineDashes(dashed ? new double[] {7, 4} : new double[0]);
        double share = moment.happened();
        surface.strokeLine(x(from), y(from), x(from) + (x(to) - x(from)) * share, y(from) + (y(to) - y(from)) * share);
        surface.setLineDashes();
    }

    /** Paints the start and the goal, visible however small the nodes are. */
    private void paintEnds() {
        double radius = Math.max(GOAL_RADIUS, NodeShape.RADIUS * camera.scale());
        if (search.nodes() > 0) {
            pen.surface().setFill(pen.color(Ink.TEXT));
            pen.surface().fillOval(x(0) - radius * 0.7, y(0) - radius * 0.7, radius * 1.4, radius * 1.4);
        }
        if (search.goal() >= 0 && search.goal() < layout.nodes()) {
            NodeShape.paintGoal(pen, x(search.goal()), y(search.goal()), radius);
        }
    }

    /** Paints a ring around the hovered node, and how it was found. */
    private void paintHovered() {
        int node = window.hovered();
        if (node < 0 || node >= Math.min(search.nodes(), layout.nodes())) {
            return;
        }
        paintWay(search.path(node), Ink.TEXT, 1);
        double radius = Math.max(GOAL_RADIUS, NodeShape.RADIUS * camera.scale() * 1.5);
        pen.surface().setLineWidth(2);
        pen.surface().strokeOval(x(node) - radius, y(node) - radius, 2 * radius, 2 * radius);
    }
}
