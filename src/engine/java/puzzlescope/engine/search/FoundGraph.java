package puzzlescope.engine.search;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The graph that a search has found so far, recorded alongside its events: the nodes in order of discovery, and the
 * edges between known nodes in the order in which they were seen. A position of the recording only determines how much
 * of it exists there, since a search never renumbers a node or changes the path by which it was found. Written by the
 * solver's thread; any thread may read the published part.
 */
public final class FoundGraph {

    private static final int FIRST_CAPACITY = 64;
    private static final int NO_NODE = -1;

    /** Flag of an edge that no move leads back along. */
    private static final long DIRECTED = 1L << Integer.SIZE - 1;

    /** Arrays of equal length, replaced together when they are full. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Nodes(
            long[] states,
            int[] parents,
            byte[] moves,
            boolean[] directed,
            int[] depths,
            int[] deepest,
            int[] widest,
            int[] ranks,
            int[] costs,
            int[] newest,
            int[] found) {

        Nodes(int capacity) {
            this(
                    new long[capacity],
                    new int[capacity],
                    new byte[capacity],
                    new boolean[capacity],
                    new int[capacity],
                    new int[capacity],
                    new int[capacity],
                    new int[capacity],
                    new int[capacity],
                    new int[capacity],
                    new int[capacity]);
        }

        Nodes doubled() {
            int capacity = 2 * states.length;
            return new Nodes(
                    Arrays.copyOf(states, capacity),
                    Arrays.copyOf(parents, capacity),
                    Arrays.copyOf(moves, capacity),
                    Arrays.copyOf(directed, capacity),
                    Arrays.copyOf(depths, capacity),
                    Arrays.copyOf(deepest, capacity),
                    Arrays.copyOf(widest, capacity),
                    Arrays.copyOf(ranks, capacity),
                    Arrays.copyOf(costs, capacity),
                    Arrays.copyOf(newest, capacity),
                    Arrays.copyOf(found, capacity));
        }
    }

    /**
     * A cheaper path to a node than its previous one.
     *
     * @param before the previous improvement of the node, or -1 if it was last reached by the edge that found it
     */
    public record Improvement(int node, int from, int move, int cost, int before) {}

    private static final Improvement[] NONE = new Improvement[0];

    /** Volatile, so that readers of a new array see the content copied into it. */
    private volatile Nodes nodes = new Nodes(FIRST_CAPACITY);

    private volatile long[] edges = new long[FIRST_CAPACITY];
    private volatile int size;
    private volatile int edgeCount;
    private volatile Improvement[] improvements = NONE;
    private volatile int improvementCount;
    /** Notes at nodes: under the node as it was found, and under -1 less the number of an improvement. */
    private final Map<Integer, NodeNote> notes = new ConcurrentHashMap<>();

    private int written;

    /** Returns the number of nodes found, which may exceed those that exist at the displayed position. */
    public int size() {
        return size;
    }

    /** Returns the number of edges between nodes that were already known. */
    public int edges() {
        return edgeCount;
    }

    private boolean has(int node) {
        return node >= 0 && node < nodes.states.length;
    }

    public long state(int node) {
        return has(node) ? nodes.states[node] : StateSpace.NONE;
    }

    /** Returns the node from which a node was found, or -1 for the start. */
    public int parent(int node) {
        return has(node) ? nodes.parents[node] : NO_NODE;
    }

    public int move(int node) {
        return Byte.toUnsignedInt(nodes.moves[node]);
    }

    /** Returns whether no move leads back along the edge by which a node was found. */
    public boolean isDirected(int node) {
        return has(node) && nodes.directed[node];
    }

    /** Returns the number of moves from the start to a node, on the path along {@link #parent}. */
    public int depth(int node) {
        return has(node) ? nodes.depths[node] : 0;
    }

    /** Returns the greatest depth among a node and those found before it. */
    public int deepest(int node) {
        return nodes.deepest[node];
    }

    /** Returns the greatest size of the queue or stack up to the discovery of a node. */
    public int widest(int node) {
        return nodes.widest[node];
    }

    /** Returns the number of nodes visited before a node; the greatest number if it was not visited. */
    public int rank(int node) {
        return nodes.ranks[node];
    }

    /** Returns the cost of the path by which a node was found; 0 if not recorded. */
    public int cost(int node) {
        return has(node) ? nodes.costs[node] : 0;
    }

    /** Returns the number of cheaper paths found to known nodes. */
    public int improvements() {
        return improvementCount;
    }

    public Improvement improvement(int number) {
        return improvements[number];
    }

    /** Returns the last improvement of a node among the first {@code among}, or -1. */
    public int improvement(int node, int among) {
        int at = has(node) && improvementCount > 0 ? nodes.newest[node] - 1 : -1;
        while (at >= among) {
            at = improvements[at].before();
        }
        return at;
    }

    /** Returns the note at a node among the first improvements, which may be empty. */
    public NodeNote note(int node, int among) {
        int number = improvement(node, among);
        return notes.getOrDefault(number < 0 ? node : -1 - number, NodeNote.EMPTY);
    }

    /** Returns the position of the recording right after a node's discovery. */
    public int found(int node) {
        return nodes.found[node];
    }

    /** Returns the node from which an edge was seen. */
    public int edgeFrom(int edge) {
        return (int) (edges[edge] >>> Integer.SIZE);
    }

    /** Returns the node to which an edge was seen. */
    public int edgeTo(int edge) {
        return (int) (edges[edge] & ~DIRECTED);
    }

    /** Returns whether no move leads back along an edge. */
    public boolean isDirectedEdge(int edge) {
        return (edges[edge] & DIRECTED) != 0;
    }

    /** Returns the node of a state among the first {@code among}, or -1. */
    public int nodeOf(long state, int among) {
        for (int node = 0; node < among; node++) {
            if (state(node) == state) {
                return node;
            }
        }
        return -1;
    }

    /**
     * Returns whether two nodes are joined, by one of the first {@code among} edges or because one was found from the
     * other.
     */
    public boolean hasEdge(int one, int other, int among) {
        if (parent(one) == other || parent(other) == one) {
            return true;
        }
        for (int edge = 0; edge < among; edge++) {
            int from = edgeFrom(edge);
            int to = edgeTo(edge);
            if ((from == one && to == other) || (from == other && to == one)) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        written = 0;
        size = 0;
        edgeCount = 0;
        improvements = NONE;
        improvementCount = 0;
        notes.clear();
    }

    /** Adds a node from which a move leads back to the node it was found from. */
    public void add(long state, int parent, int move, int waiting) {
        add(state, parent, move, waiting, false);
    }

    /**
     * Adds a node.
     *
     * @param waiting the number of pending nodes, including this one
     * @param directed whether no move leads back to the node it was found from
     */
    public void add(long state, int parent, int move, int waiting, boolean directed) {
        int node = written;
        if (node == nodes.states.length) {
            nodes = nodes.doubled();
        }
        var to = nodes;
        int depth = parent < 0 ? 0 : to.depths[parent] + 1;
        to.states[node] = state;
        to.parents[node] = parent;
        to.moves[node] = (byte) move;
        to.directed[node] = directed;
        to.ranks[node] = Integer.MAX_VALUE;
        to.newest[node] = 0;
        to.costs[node] = 0;
        to.depths[node] = depth;
        to.deepest[node] = Math.max(depth, node == 0 ? 0 : to.deepest[node - 1]);
        to.widest[node] = Math.max(waiting, node == 0 ? 0 : to.widest[node - 1]);
        written = node + 1;
        size = written;
    }

    /**
     * Adds an edge between known nodes.
     *
     * @param directed whether no move leads back
     */
    public void addEdge(int from, int to, boolean directed) {
        int edge = edgeCount;
        if (edge == edges.length) {
            edges = Arrays.copyOf(edges, 2 * edge);
        }
        edges[edge] = (long) from << Integer.SIZE | to | (directed ? DIRECTED : 0);
        edgeCount = edge + 1;
    }

    /** Records the number of nodes visited before a node. */
    public void visited(int node, int rank) {
        nodes.ranks[node] = rank;
    }

    public void costs(int node, int cost) {
        nodes.costs[node] = cost;
    }

    /** Records a cheaper path to a node. */
    public void improve(int node, int from, int move, int cost) {
        int number = improvementCount;
        if (number == improvements.length) {
            improvements = Arrays.copyOf(improvements, Math.max(FIRST_CAPACITY, 2 * number));
        }
        improvements[number] = new Improvement(node, from, move, cost, nodes.newest[node] - 1);
        nodes.newest[node] = number + 1;
        improvementCount = number + 1;
    }

    /** Records the note at a node until a cheaper path to it is found. */
    public void note(int node, NodeNote note) {
        int number = improvement(node, improvementCount);
        notes.put(number < 0 ? node : -1 - number, note);
    }

    public void found(int node, int position) {
        nodes.found[node] = position;
    }
}
