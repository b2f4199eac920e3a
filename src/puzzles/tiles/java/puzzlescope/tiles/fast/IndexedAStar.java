package puzzlescope.tiles.fast;

import java.util.Arrays;
import puzzlescope.tiles.space.PerfectIndex;
import puzzlescope.tiles.space.TilesHeuristic;

/**
 * A* over numbered orders: the data of an order are in plain arrays at its index, and the open list is a stack for each
 * f.
 *
 * <p>Source: P. E. Hart, N. J. Nilsson and B. Raphael, A formal basis for the heuristic determination of minimum cost
 * paths, 1968; the open list by R. B. Dial, Algorithm 360: Shortest-path forest with topological ordering, 1969. Of
 * equal f the order added last is taken first.
 *
 * <p>Input: an index. Output: a shortest path and its length. Time and space are linear in the orders found; the arrays
 * are allocated once and reused by each search, without being cleared. Deterministic. All orders with an index can be
 * solved.
 *
 * <p>One thread.
 */
public final class IndexedAStar {

    private static final int MOST_NEIGHBOURS = 4;
    /** The bits of an estimate or a cost, neither of which exceeds 36. */
    private static final int FIELD = 6;

    private static final int MASK = (1 << FIELD) - 1;
    private static final int SEARCH = 2 * FIELD;
    private static final int MOST_F = 64;
    private static final int FIRST_CAPACITY = 1 << 12;

    private final PerfectIndex orders;
    /**
     * In the high bits the number of the search, which invalidates values of other searches, then the least cost found
     * in it, and in the low bits the estimate, which stays. All in one array, for a single memory access.
     */
    private final int[] known;

    private final int[] heads = new int[MOST_F];
    private final int[] neighbours = new int[MOST_NEIGHBOURS];
    /** The open entries: an index in the low bits, the place of the previous entry of the same f above it. */
    private long[] entries = new long[FIRST_CAPACITY];

    private int waiting;
    private int search;
    private int expanded;

    /** Computes the estimates of all orders. */
    public IndexedAStar(PerfectIndex orders, TilesHeuristic heuristic) {
        this.orders = orders;
        known = new int[orders.capacity()];
        var tiles = new byte[orders.rows() * orders.columns()];
        for (int index = 0; index < known.length; index++) {
            if (orders.isIndex(index)) {
                orders.tiles(index, tiles);
                known[index] = heuristic.estimate(tiles, orders.columns());
            }
        }
    }

    /** Searches for a shortest path from an index to the solved order; returns its length. */
    public int search(int start) {
        begin();
        int goal = orders.solved();
        int f = known[start] & MASK;
        known[start] = search << SEARCH | f;
        push(start, f);
        while (true) {
            while (heads[f] == 0) {
                f++;
            }
            long entry = entries[heads[f]];
            heads[f] = (int) (entry >>> Integer.SIZE);
            int index = (int) entry;
            int cost = cost(index);
            if (index == goal) {
                return cost;
            }
            if (cost + (known[index] & MASK) == f) {
                expand(index, cost + 1);
            }
        }
    }

    private void begin() {
        waiting = 0;
        expanded = 0;
        Arrays.fill(heads, 0);
        if (++search == 1 << Integer.SIZE - 1 - SEARCH) {
            for (int index = 0; index < known.length; index++) {
                known[index] &= MASK;
            }
            search = 1;
        }
    }

    private int cost(int index) {
        return known[index] >>> FIELD & MASK;
    }

    private void expand(int index, int cost) {
        expanded++;
        int count = orders.neighbours(index, neighbours);
        for (int i = 0; i < count; i++) {
            int neighbour = neighbours[i];
            int before = known[neighbour];
            if (before >>> SEARCH != search || (before >>> FIELD & MASK) > cost) {
                int estimate = before & MASK;
                known[neighbour] = search << SEARCH | cost << FIELD | estimate;
                push(neighbour, cost + estimate);
            }
        }
    }

    private void push(int index, int f) {
        if (++waiting == entries.length) {
            entries = Arrays.copyOf(entries, 2 * waiting);
        }
        entries[waiting] = (long) heads[f] << Integer.SIZE | index;
        heads[f] = waiting;
    }

    /** The number of orders expanded by the last search. */
    public int expanded() {
        return expanded;
    }

    /** The indices of the path found by the last search, from the one after the start to the solved one. */
    public int[] way() {
        int at = orders.solved();
        var way = new int[cost(at)];
        for (int left = way.length - 1; left >= 0; left--) {
            way[left] = at;
            at = foundAt(orders.neighbours(at, neighbours), left);
        }
        return way;
    }

    /** Returns a neighbour that is known to be at a distance from the start. */
    private int foundAt(int count, int cost) {
        int wanted = search << FIELD | cost;
        for (int i = 0; i < count; i++) {
            if (known[neighbours[i]] >>> FIELD == wanted) {
                return neighbours[i];
            }
        }
        throw new IllegalStateException("no neighbour has been found at " + cost);
    }
}
