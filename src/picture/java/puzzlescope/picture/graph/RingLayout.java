package puzzlescope.picture.graph;

import java.util.Arrays;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.picture.Box;

/**
 * Ring layout of a graph: the start in the centre, each depth a ring around the lesser ones, wide enough for its nodes,
 * in several rows if needed. On its ring a node is close to the direction of its parent, so that edges are short (the
 * barycentres by which K. Sugiyama, S. Tagawa and M. Toda order layers, Methods for Visual Understanding of
 * Hierarchical System Structures, 1981, taken over the edges of the search tree). A ring depends only on those inside
 * it, so that later nodes never move earlier ones. Time is that of sorting the nodes.
 */
public final class RingLayout implements GraphLayout {

    /** Largest depth; rings of a deeper graph would be too thin. */
    static final int MOST_RINGS = 300;

    /** Gap between two rings, in addition to a part of their width. */
    private static final double GAP = 1.8;

    private static final double GAP_SHARE = 0.3;
    /** Largest share of a ring's places in use; the free ones let nodes move closer to their best positions. */
    private static final double FULL = 0.6;

    private static final double TURN = 2 * Math.PI;

    private final float[] xs;
    private final float[] ys;
    private final double[] inner;
    private final double[] outer;
    private final NodeGrid grid;

    RingLayout(FoundGraph found, int nodes) {
        xs = new float[nodes];
        ys = new float[nodes];
        var order = new RingOrder(found, nodes);
        inner = new double[order.rings()];
        outer = new double[order.rings()];
        for (int ring = 0; ring < order.rings() && nodes > 0; ring++) {
            place(order, ring, rows(ring, order.size(ring)));
        }
        grid = new NodeGrid(xs, ys, extent());
    }

    /** Measures a ring; returns its number of rows. */
    private int rows(int ring, int nodes) {
        if (ring == 0) {
            return 1;
        }
        inner[ring] = outer[ring - 1] + GAP + GAP_SHARE * (outer[ring - 1] - inner[ring - 1]);
        int rows = Math.max(1, (int) Math.ceil(nodes / (TURN * inner[ring] * FULL)));
        outer[ring] = inner[ring] + rows - 1;
        return rows;
    }

    /** Places the nodes of a ring; consecutive places lie in different rows, each in its own direction. */
    private void place(RingOrder order, int ring, int rows) {
        int places = rows * Math.max(1, (int) Math.floor(TURN * inner[ring]));
        var nodes = order.order(ring);
        var taken = order.places(nodes, places);
        for (int i = 0; i < nodes.length; i++) {
            double direction = (double) taken[i] / places;
            double radius = inner[ring] + taken[i] % rows;
            xs[nodes[i]] = (float) (radius * Math.cos(TURN * direction));
            ys[nodes[i]] = (float) (radius * Math.sin(TURN * direction));
            order.place(nodes[i], direction);
        }
    }

    /** The radius of a ring's first row. */
    double inner(int depth) {
        return inner[depth];
    }

    /** The radius of a ring's last row. */
    double outer(int depth) {
        return outer[depth];
    }

    Box extent(int depth) {
        double reach = outer[Math.min(depth, outer.length - 1)] + 1;
        return new Box(-reach, -reach, 2 * reach, 2 * reach);
    }

    @Override
    public Box extent() {
        return extent(outer.length - 1);
    }

    @Override
    public int layers() {
        return inner.length;
    }

    @Override
    public double across() {
        return 1;
    }

    @Override
    public double down() {
        return 1;
    }

    @Override
    public NodeGrid grid() {
        return grid;
    }

    @Override
    public String toString() {
        return xs.length + " nodes, rings at " + Arrays.toString(inner);
    }
}
