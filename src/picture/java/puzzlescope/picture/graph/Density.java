package puzzlescope.picture.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.search.VisibleGraph;

/**
 * How many edges and nodes of a graph lie over each pixel. Sums do not depend on the order, and what was added can be taken
 * away again: so a picture follows a recording forward and backward, piece by piece, and is always the same as one drawn
 * anew. FX thread only.
 */
final class Density extends SmoothLines {

    /** What one edge or node adds to a pixel that it covers. */
    static final int FULL = 15;

    /** Each pixel has two sums in one number. */
    static final int UPPER = 16;

    static final int LOWER_MASK = (1 << UPPER) - 1;

    private static final int[] NOTHING = {};
    private static final int SHARE_SHIFT = 4;
    /** So many are drawn between two looks at the clock. */
    private static final int BATCH = 256;

    private final PictureFrame sight;
    private final NodeMask left;
    private final NodeMask waiting;
    /** Edges by which nodes were found above, others below. */
    private final int[] edgeSums;
    /** Nodes that were visited above, those that wait below. */
    private final int[] nodeSums;

    private int weight;
    private int nodes;
    private int visited;
    private int edges;

    /** @param spare one that is not needed any more, whose memory it takes over; null if there is none */
    Density(PictureFrame sight, @Nullable Density spare) {
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

    PictureFrame sight() {
        return sight;
    }

    /** Trees' edges above {@link #UPPER}, others below, in parts of {@link #FULL}. */
    int[] edgeSums() {
        return edgeSums;
    }

    /** Visited nodes above {@link #UPPER}, waiting ones below; empty if nodes are not part of it. */
    int[] nodeSums() {
        return nodeSums;
    }

    /** Whether it shows just as much as there is. */
    boolean shows(VisibleGraph graph) {
        return nodes == laid(graph.nodes()) && visited == laid(graph.visited()) && edges == graph.edges();
    }

    private int laid(int count) {
        return Math.min(count, sight.layout().nodes());
    }

    /**
     * Adds what has come, takes away what has gone, until a time.
     *
     * @param least so many pieces at least are drawn, however late it is
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

    /** Draws a few; gives whether there is more. */
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

    /** A node that waited has been visited, or the other way round. */
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
