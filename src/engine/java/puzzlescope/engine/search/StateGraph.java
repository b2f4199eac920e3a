package puzzlescope.engine.search;

import java.util.Arrays;

/**
 * The states found by a search, as nodes numbered from 0 in order of discovery, each with its predecessor and the move
 * from there. One thread.
 */
public final class StateGraph {

    private static final int FIRST_CAPACITY = 64;

    private final StateIndex nodes;
    private long[] states = new long[FIRST_CAPACITY];
    private int[] last = new int[FIRST_CAPACITY];
    private int[] moves = new int[FIRST_CAPACITY];
    private long[] costs = new long[FIRST_CAPACITY];
    private int size;

    /** A graph of only the start, as node 0. */
    StateGraph(StateSpace space) {
        nodes = new StateIndex(space.bound());
        add(space.start(), -1, -1, 0);
    }

    public int size() {
        return size;
    }

    public long state(int node) {
        return states[node];
    }

    /** Returns the node of a state, or -1 if it is not found yet. */
    public int nodeOf(long state) {
        return state == StateSpace.NONE ? -1 : nodes.node(state);
    }

    /** Returns the predecessor of a node, or -1 for the start. */
    public int last(int node) {
        return last[node];
    }

    /** Returns the move by which a node was reached, or -1 for the start. */
    public int move(int node) {
        return moves[node];
    }

    /** Returns the total cost of the moves from the start to a node, along {@link #last}. */
    public long cost(int node) {
        return costs[node];
    }

    /** Returns the nodes on the path from the start to a node, both included. */
    public int[] path(int node) {
        int length = 0;
        for (int at = node; at >= 0; at = last[at]) {
            length++;
        }
        var path = new int[length];
        for (int at = node; at >= 0; at = last[at]) {
            path[--length] = at;
        }
        return path;
    }

    int add(long state, int from, int move, long cost) {
        if (size == states.length) {
            states = Arrays.copyOf(states, 2 * size);
            last = Arrays.copyOf(last, 2 * size);
            moves = Arrays.copyOf(moves, 2 * size);
            costs = Arrays.copyOf(costs, 2 * size);
        }
        nodes.put(state, size);
        states[size] = state;
        improve(size, from, move, cost);
        return size++;
    }

    void improve(int node, int from, int move, long cost) {
        last[node] = from;
        moves[node] = move;
        costs[node] = cost;
    }
}
