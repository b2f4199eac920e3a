package puzzlescope.engine.search;

import java.util.Arrays;

/**
 * All states reachable from the start of a space, each with all its neighbours, which form a row of one array, the rows
 * one after another. Nodes are numbered breadth-first from 0. Unlike a {@link StateGraph}, which keeps how a search
 * reached a node, this keeps every edge. Immutable; any thread.
 *
 * <p>Source: compressed sparse rows, A. George and J. W.-H. Liu, Computer Solution of Large Sparse Positive Definite
 * Systems (1981); the order is that of {@link BreadthFirst}. Time: linear in the edges; space: eight bytes and four a
 * node and four an edge, an edge counted from either end.
 */
public final class StateRows {

    private static final int FIRST_CAPACITY = 1 << 12;
    private static final int NODES_UNCHECKED = 0xFFF;

    private final long[] states;
    /** The start of each node's row; the row ends where the next one starts. */
    private final int[] begins;

    private final int[] neighbours;
    /** The first node of each depth, followed by the number of nodes. */
    private final int[] depths;

    private StateRows(long[] states, int[] begins, int[] neighbours, int[] depths) {
        this.states = states;
        this.begins = begins;
        this.neighbours = neighbours;
        this.depths = depths;
    }

    /**
     * Finds all states of a space.
     *
     * @param checkStopped throws {@link puzzlescope.engine.event.RunStoppedException} when the run is asked to stop
     */
    public static StateRows of(StateSpace space, Runnable checkStopped) {
        var index = new StateIndex(space.bound());
        int first = Math.clamp(space.bound(), FIRST_CAPACITY, Integer.MAX_VALUE / 8);
        var states = new long[first];
        var begins = new int[first + 1];
        var neighbours = new int[4 * first];
        var depths = new int[1 << 6];
        var after = new long[space.moves()];
        int deepest = 0;
        int edges = 0;
        int size = 1;
        states[0] = space.start();
        index.put(states[0], 0);
        for (int node = 0; node < size; node++) {
            if ((node & NODES_UNCHECKED) == 0) {
                checkStopped.run();
            }
            if (node == depths[deepest]) {
                if (deepest + 2 > depths.length) {
                    depths = Arrays.copyOf(depths, 2 * depths.length);
                }
                depths[++deepest] = size;
            }
            int count = space.expand(states[node], after);
            if (edges + count > neighbours.length) {
                neighbours = Arrays.copyOf(neighbours, 2 * neighbours.length);
            }
            if (size + count > states.length) {
                states = Arrays.copyOf(states, 2 * states.length);
                begins = Arrays.copyOf(begins, states.length + 1);
            }
            for (int i = 0; i < count; i++) {
                int to = index.nodeOrPut(after[i], size);
                if (to == size) {
                    states[size++] = after[i];
                }
                neighbours[edges++] = to;
            }
            begins[node + 1] = edges;
        }
        return new StateRows(
                Arrays.copyOf(states, size),
                Arrays.copyOf(begins, size + 1),
                Arrays.copyOf(neighbours, edges),
                Arrays.copyOf(depths, deepest + 1));
    }

    public int size() {
        return states.length;
    }

    public long state(int node) {
        return states[node];
    }

    /** Returns the number of edges, each counted from either end. */
    public int edges() {
        return neighbours.length;
    }

    /** Returns the number of states that a move leads to from a node. */
    public int degree(int node) {
        return begins[node + 1] - begins[node];
    }

    /** Returns the node that the {@code i}th allowed move of a node leads to. */
    public int neighbour(int node, int i) {
        return neighbours[begins[node] + i];
    }

    /** Returns the greatest distance from the start, in moves. */
    public int deepest() {
        return depths.length - 2;
    }

    /** Returns the number of states at a distance from the start. */
    public int atDepth(int depth) {
        return depths[depth + 1] - depths[depth];
    }

    /** Returns the number of bytes in the arrays. */
    public long bytes() {
        return (long) Long.BYTES * states.length
                + (long) Integer.BYTES * (begins.length + neighbours.length + depths.length);
    }
}
