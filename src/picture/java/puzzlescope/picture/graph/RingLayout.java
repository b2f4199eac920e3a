package puzzlescope.picture.graph;

import java.util.Arrays;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.picture.Box;

/**
 * Where the nodes of a graph lie: the start in the middle, each depth a ring around the lesser ones, wide enough for its
 * nodes, if need be in several rows. On its ring a node comes near to the direction of the one that it was found from, so
 * that edges are short (the barycentres by which K. Sugiyama, S. Tagawa and M. Toda order layers, Methods for Visual
 * Understanding of Hierarchical System Structures, 1981, taken over the edges of the search tree). A ring depends on those inside
 * alone: what is found later never moves them. Time is that of sorting the nodes.
 */
public final class RingLayout implements GraphLayout {

    /** A deeper graph would have rings too thin to be seen. */
    static final int MOST_RINGS = 300;

    /** What lies between two rings, beside a part of their width. */
    private static final double GAP = 1.8;

    private static final double GAP_SHARE = 0.3;
    /** So many of its places a ring uses at the most; the free ones let its nodes stand where they would be best. */
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

    /** Measures a ring; gives how many rows of nodes it has. */
    private int rows(int ring, int nodes) {
        if (ring == 0) {
            return 1;
        }
        inner[ring] = outer[ring - 1] + GAP + GAP_SHARE * (outer[ring - 1] - inner[ring - 1]);
        int rows = Math.max(1, (int) Math.ceil(nodes / (TURN * inner[ring] * FULL)));
        outer[ring] = inner[ring] + rows - 1;
        return rows;
    }

    /** Places that follow each other lie in different rows, each in its own direction. */
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

    /** Where the rings up to a depth lie. */
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
