package puzzlescope.picture.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/** Spatial index of nodes: they are sorted into square cells, so that lookups need not scan all of them. Immutable. */
final class NodeGrid {

    private static final double CELL = 4;

    private final float[] xs;
    private final float[] ys;
    private final double left;
    private final double top;
    private final int across;
    private final int down;
    /** Start of each cell's nodes in {@link #sorted}, row by row. */
    private final int[] begins;

    private final int[] sorted;

    /** @param extent the bounds of all nodes */
    NodeGrid(float[] xs, float[] ys, Box extent) {
        this.xs = xs;
        this.ys = ys;
        left = extent.left();
        top = extent.top();
        across = 1 + (int) (extent.width() / CELL);
        down = 1 + (int) (extent.height() / CELL);
        begins = new int[across * down + 1];
        for (int node = 0; node < xs.length; node++) {
            begins[cell(node) + 1]++;
        }
        Arrays.parallelPrefix(begins, Integer::sum);
        sorted = new int[xs.length];
        var next = begins.clone();
        for (int node = 0; node < xs.length; node++) {
            sorted[next[cell(node)]++] = node;
        }
    }

    int size() {
        return xs.length;
    }

    double x(int node) {
        return xs[node];
    }

    double y(int node) {
        return ys[node];
    }

    private int cell(int node) {
        return row(ys[node]) * across + column(xs[node]);
    }

    private int column(double x) {
        return Math.clamp((int) Math.floor((x - left) / CELL), 0, across - 1);
    }

    private int row(double y) {
        return Math.clamp((int) Math.floor((y - top) / CELL), 0, down - 1);
    }

    /**
     * The node nearest to a point among the first {@code count}, if it is nearer than a distance; -1 if there is none.
     */
    int nearest(double x, double y, double distance, int count) {
        int nearest = -1;
        double least = distance * distance;
        for (int row = row(y - distance); row <= row(y + distance); row++) {
            int from = begins[row * across + column(x - distance)];
            int to = begins[row * across + column(x + distance) + 1];
            for (int i = from; i < to; i++) {
                int node = sorted[i];
                double dx = xs[node] - x;
                double dy = ys[node] - y;
                if (node < count && dx * dx + dy * dy < least) {
                    least = dx * dx + dy * dy;
                    nearest = node;
                }
            }
        }
        return nearest;
    }

    /**
     * The nodes among the first {@code count} that lie in a rectangle; null if more than {@code most} nodes are near
     * it.
     */
    int @Nullable [] within(Box place, int count, int most) {
        int near = 0;
        for (int row = row(place.top()); row <= row(place.bottom()); row++) {
            near += begins[row * across + column(place.right()) + 1] - begins[row * across + column(place.left())];
        }
        if (near > most && near > 2 * count) {
            near = count;
        }
        if (near > most) {
            return null;
        }
        var nodes = new int[near];
        int size = 0;
        for (int row = row(place.top()); row <= row(place.bottom()); row++) {
            int to = begins[row * across + column(place.right()) + 1];
            for (int i = begins[row * across + column(place.left())]; i < to; i++) {
                int node = sorted[i];
                if (node < count && place.contains(xs[node], ys[node])) {
                    nodes[size++] = node;
                }
            }
        }
        return Arrays.copyOf(nodes, size);
    }
}
