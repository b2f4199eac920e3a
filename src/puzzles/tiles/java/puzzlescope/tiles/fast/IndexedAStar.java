package puzzlescope.tiles.fast;

import java.util.Arrays;
import puzzlescope.tiles.space.PerfectIndex;
import puzzlescope.tiles.space.TilesHeuristic;

/**
 * A* over numbered orders: what is known of an order stands in plain arrays at its index, and the open list is a stack for
 * each f.
 *
 * <p>Source: P. E. Hart, N. J. Nilsson and B. Raphael, A formal basis for the heuristic determination of minimum cost paths,
 * 1968; the open list by R. B. Dial, Algorithm 360: Shortest-path forest with topological ordering, 1969. Of equal f the
 * order that came last is taken first.
 *
 * <p>Input: an index. Output: the length of a shortest way, and the way. Time and space are linear in the orders found; the
 * arrays are made once and used again by each search, without being cleared. Deterministic. All orders that have an index
 * can be solved.
 *
 * <p>One thread.
 */
public final class IndexedAStar {

    private static final int MOST_NEIGHBOURS = 4;
    /** No estimate and no cheapest cost is more than 36. */
    private static final int FIELD = 6;

    private static final int MASK = (1 << FIELD) - 1;
    private static final int SEARCH = 2 * FIELD;
    private static final int MOST_F = 64;
    private static final int FIRST_CAPACITY = 1 << 12;

    private final PerfectIndex orders;
    /**
     * The number of the search above the cost of the cheapest way found in it, so that what other searches wrote is not read,
     * above the estimate, which stays. All in one place, for one look at memory that is far away.
     */
    private final int[] known;

    private final int[] heads = new int[MOST_F];
    private final int[] neighbours = new int[MOST_NEIGHBOURS];
    /** What waits, each an index below the place of the one that waited before with the same f. */
    private long[] entries = new long[FIRST_CAPACITY];

    private int waiting;
    private int search;
    private int expanded;

    /** Works out the estimate of every order. */
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

    /** Searches a shortest way from an index to the solved order; gives its length. */
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

    /** How many orders the last search expanded. */
    public int expanded() {
        return expanded;
    }

    /** The indices of the way that the last search found, from the one after the start to the solved one. */
    public int[] way() {
        int at = orders.solved();
        var way = new int[cost(at)];
        for (int left = way.length - 1; left >= 0; left--) {
            way[left] = at;
            at = foundAt(orders.neighbours(at, neighbours), left);
        }
        return way;
    }

    /** One of the neighbours that is known to be so many slides from the start. */
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
