package puzzlescope.picture.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.search.VisibleGraph;

/**
 * Number of edges and nodes of a graph over each pixel. Sums are independent of order and can be decremented, so the
 * image follows a recording forward and backward incrementally and always equals one drawn from scratch. FX thread
 * only.
 */
final class Density extends SmoothLines {

    /** Contribution of one edge or node to a pixel it covers. */
    static final int FULL = 15;

    /** Shift of the upper of a pixel's two sums, which share one int. */
    static final int UPPER = 16;

    static final int LOWER_MASK = (1 << UPPER) - 1;

    private static final int[] NOTHING = {};
    private static final int SHARE_SHIFT = 4;
    /** Number of pieces drawn between two checks of the clock. */
    private static final int BATCH = 256;

    private final PictureKey sight;
    private final NodeMask left;
    private final NodeMask waiting;
    /** Edges by which nodes were found in the upper half, others in the lower. */
    private final int[] edgeSums;
    /** Visited nodes in the upper half, waiting ones in the lower. */
    private final int[] nodeSums;

    private int weight;
    private int nodes;
    private int visited;
    private int edges;

    /** @param spare an unused one whose memory is reused; null if there is none */
    Density(PictureKey sight, @Nullable Density spare) {
        this.sight = sight;
        size(sight.width(), sight.height());
        int pixels = width() * height();
        edgeSums = empty(pixels, spare == null ? NOTHING : spare.edgeSums);
        nodeSums = empty(sight.withNodes() ? pixels : 0, spare == null ? NOTHING : spare.nodeSums);
        double radius = NodeShape.RADIUS * sight.scale();
        left = NodeMask.disc(radius);
        waiting = NodeMask.ring(radius);
    }

    private static int[] empty(int pixels, int[] spare) {
        if (spare.length != pixels) {
            return new int[pixels];
        }
        Arrays.fill(spare, 0);
        return spare;
    }

    PictureKey sight() {
        return sight;
    }

    /** Edges of the search tree above {@link #UPPER}, others below, in units of {@link #FULL}. */
    int[] edgeSums() {
        return edgeSums;
    }

    /** Visited nodes above {@link #UPPER}, waiting ones below; empty if nodes are not part of the picture. */
    int[] nodeSums() {
        return nodeSums;
    }

    /** Returns whether it shows exactly the current graph. */
    boolean shows(VisibleGraph graph) {
        return nodes == laid(graph.nodes()) && visited == laid(graph.visited()) && edges == graph.edges();
    }

    private int laid(int count) {
        return Math.min(count, sight.layout().nodes());
    }

    /**
     * Adds new pieces and removes undone ones until a deadline.
     *
     * @param least minimum number of pieces to draw, however late it is
     * @return whether all is done
     */
    boolean advance(VisibleGraph graph, long deadline, int least) {
        int wantedNodes = laid(graph.nodes());
        int wantedVisited = laid(graph.visited());
        int pieces = 0;
        boolean ahead;
        do {
            ahead = step(graph, wantedNodes, wantedVisited);
            pieces++;
        } while (ahead && (pieces < least || System.nanoTime() - deadline < 0));
        return !ahead;
    }

    /** Draws a batch; returns whether there is more. */
    private boolean step(VisibleGraph graph, int wantedNodes, int wantedVisited) {
        int rest = BATCH;
        for (; visited > wantedVisited && rest > 0; rest--) {
            visit(--visited, -1);
        }
        for (; nodes > wantedNodes && rest > 0; rest--) {
            node(graph, --nodes, -1, false);
        }
        for (; nodes < wantedNodes && rest > 0; rest--) {
            boolean isVisited = visited == nodes && visited < wantedVisited;
            visited += isVisited ? 1 : 0;
            node(graph, nodes++, 1, isVisited);
        }
        for (; visited < wantedVisited && rest > 0; rest--) {
            visit(visited++, 1);
        }
        for (; edges > graph.edges() && rest > 0; rest--) {
            edge(graph.found().edgeFrom(--edges), graph.found().edgeTo(edges), -1);
        }
        for (; edges < graph.edges() && rest > 0; rest--) {
            edge(graph.found().edgeFrom(edges), graph.found().edgeTo(edges++), 1);
        }
        return rest == 0;
    }

    private void node(VisibleGraph graph, int node, int sign, boolean isVisited) {
        int parent = graph.found().parent(node);
        if (parent >= 0) {
            edge(parent, node, sign << UPPER);
        }
        if (sight.withNodes()) {
            stamp(isVisited ? left : waiting, node, isVisited ? sign << UPPER : sign);
        }
    }

    /** Moves a node from waiting to visited, or back. */
    private void visit(int node, int sign) {
        if (sight.withNodes()) {
            stamp(waiting, node, -sign);
            stamp(left, node, sign << UPPER);
        }
    }

    private void stamp(NodeMask stamp, int node, int sign) {
        stamp.add(nodeSums, width(), height(), sight.x(node), sight.y(node), sign);
    }

    private void edge(int from, int to, int by) {
        if (from >= sight.layout().nodes() || to >= sight.layout().nodes()) {
            return;
        }
        double x1 = sight.x(from);
        double y1 = sight.y(from);
        double x2 = sight.x(to);
        double y2 = sight.y(to);
        boolean beside = Math.max(x1, x2) < 0 || Math.min(x1, x2) > width();
        if (!beside && Math.max(y1, y2) >= 0 && Math.min(y1, y2) <= height()) {
            weight = by;
            line(x1, y1, x2, y2);
        }
    }

    @Override
    void put(int index, int share) {
        if (index >= 0 && index < edgeSums.length) {
            edgeSums[index] += weight * (share >>> SHARE_SHIFT);
        }
    }
}
