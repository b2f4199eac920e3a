package puzzlescope.tiles.fast;

import java.util.Arrays;
import puzzlescope.tiles.space.PerfectIndex;

/**
 * The number of moves from each order of the tiles to the solved one, computed breadth-first from there, layer by
 * layer.
 *
 * <p>Source: E. F. Moore, The shortest path through a maze, 1959; numbered boards in an array as in R. E. Korf and P.
 * Schultze, Large-scale parallel breadth-first search, 2005.
 *
 * <p>Input: the numbering of a board's orders. Output: a distance for each index. Time and space are linear in the
 * orders: 181,440 on 3×3. Deterministic. All orders that have an index have a distance.
 *
 * <p>Immutable once made; any thread.
 */
public final class DistanceTable {

    /** One more than the greatest distance on at most 9 squares, which occurs on 2×4. */
    private static final int MOST_LAYERS = 37;

    private static final int MOST_NEIGHBOURS = 4;

    private final PerfectIndex orders;
    /** One more than the distance; 0 if there is no order. */
    private final byte[] distances;

    private final int[] histogram;

    public DistanceTable(PerfectIndex orders) {
        this.orders = orders;
        distances = new byte[orders.capacity()];
        histogram = search();
    }

    private int[] search() {
        var queue = new int[orders.states()];
        var neighbours = new int[MOST_NEIGHBOURS];
        var layers = new int[MOST_LAYERS];
        queue[0] = orders.solved();
        distances[queue[0]] = 1;
        int taken = 0;
        int found = 1;
        int layer = 0;
        while (taken < found) {
            int end = found;
            layers[layer++] = end - taken;
            while (taken < end) {
                int count = orders.neighbours(queue[taken++], neighbours);
                for (int i = 0; i < count; i++) {
                    int neighbour = neighbours[i];
                    if (distances[neighbour] == 0) {
                        distances[neighbour] = (byte) (layer + 1);
                        queue[found++] = neighbour;
                    }
                }
            }
        }
        return Arrays.copyOf(layers, layer);
    }

    /** The number of moves of a shortest path to the solved order. */
    public int of(int index) {
        return distances[index] - 1;
    }

    public int[] histogram() {
        return histogram.clone();
    }

    /** The indices of a shortest path, from the one after this to the solved one; empty if this is the solved one. */
    public int[] way(int index) {
        var way = new int[of(index)];
        var neighbours = new int[MOST_NEIGHBOURS];
        int at = index;
        for (int i = 0; i < way.length; i++) {
            int count = orders.neighbours(at, neighbours);
            int left = of(at);
            for (int j = 0; j < count; j++) {
                at = of(neighbours[j]) == left - 1 ? neighbours[j] : at;
                if (of(at) == left - 1) {
                    break;
                }
            }
            way[i] = at;
        }
        return way;
    }
}
