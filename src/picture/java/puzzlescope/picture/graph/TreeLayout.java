package puzzlescope.picture.graph;

import puzzlescope.engine.search.FoundGraph;
import puzzlescope.picture.Box;

/**
 * Layout of a tree: each node above its children, in the middle of them, and every leaf in a column of its own, so that
 * no edges cross; turned to grow from left to right where it is larger then. Immutable; FX thread only.
 */
public final class TreeLayout implements GraphLayout {

    /** Largest distance to which neighbours are spread where there is room. */
    private static final double WIDEST_STEP = 2.4;

    private final int layers;
    private final double across;
    private final double down;
    private final Box extent;
    private final NodeGrid grid;

    /** @param tree a graph in which every node was found from its parent */
    TreeLayout(FoundGraph tree, double portWidth, double portHeight) {
        int nodes = tree.size();
        var slots = slots(tree);
        int leaves = leaves(tree);
        layers = nodes == 0 ? 1 : tree.deepest(nodes - 1) + 1;
        boolean isTurned =
                Math.min(portWidth / layers, portHeight / leaves) > Math.min(portWidth / leaves, portHeight / layers);
        int columns = isTurned ? layers : leaves;
        int rows = isTurned ? leaves : layers;
        double shape = portWidth / portHeight * rows / columns;
        across = Math.clamp(shape, 1, WIDEST_STEP);
        down = Math.clamp(1 / shape, 1, WIDEST_STEP);
        var xs = new float[nodes];
        var ys = new float[nodes];
        for (int node = 0; node < nodes; node++) {
            double depth = tree.depth(node) + 0.5;
            xs[node] = (float) (across * (isTurned ? depth : slots[node]));
            ys[node] = (float) (down * (isTurned ? slots[node] : depth));
        }
        extent = new Box(0, 0, columns * across, rows * down);
        grid = new NodeGrid(xs, ys, extent);
    }

    private static int leaves(FoundGraph tree) {
        int leaves = tree.size();
        var isInner = new boolean[tree.size()];
        for (int node = 1; node < tree.size(); node++) {
            leaves -= isInner[tree.parent(node)] ? 0 : 1;
            isInner[tree.parent(node)] = true;
        }
        return Math.max(1, leaves);
    }

    /** Returns the place of each node across the tree, in columns. */
    private static double[] slots(FoundGraph tree) {
        int nodes = tree.size();
        var widths = new int[nodes];
        for (int node = nodes - 1; node >= 0; node--) {
            widths[node] = Math.max(1, widths[node]);
            if (node > 0) {
                widths[tree.parent(node)] += widths[node];
            }
        }
        var begins = new int[nodes];
        var used = new int[nodes];
        var slots = new double[nodes];
        for (int node = 0; node < nodes; node++) {
            if (node > 0) {
                int parent = tree.parent(node);
                begins[node] = begins[parent] + used[parent];
                used[parent] += widths[node];
            }
            slots[node] = begins[node] + widths[node] / 2.0;
        }
        return slots;
    }

    @Override
    public NodeGrid grid() {
        return grid;
    }

    @Override
    public int layers() {
        return layers;
    }

    @Override
    public double across() {
        return across;
    }

    @Override
    public double down() {
        return down;
    }

    @Override
    public Box extent() {
        return extent;
    }
}
