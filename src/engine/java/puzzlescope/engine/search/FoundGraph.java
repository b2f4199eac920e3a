package puzzlescope.engine.search;

import java.util.Arrays;

/**
 * The graph that one search has found so far, written beside its events: the nodes in the order of their discovery and the edges that
 * joined known nodes, in the order in which they were seen. A position of the recording only says how much of it exists
 * there, since a search neither renames a node nor finds another way to it. The solver's thread writes; any thread may read
 * what the recording has published.
 */
public final class FoundGraph {

    private static final int FIRST_CAPACITY = 64;
    /** For a node that is not there. */
    private static final int NO_NODE = -1;

    /** In an edge: no move leads back. */
    private static final long DIRECTED = 1L << Integer.SIZE - 1;

    /** Arrays of one length, replaced together when they are full. */
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
     * A cheaper way to a node than it had.
     *
     * @param before the improvement that it takes the place of, or -1 for the way by which the node was found
     */
    public record Improvement(int node, int from, int move, int cost, int before) {}

    private static final Improvement[] NONE = new Improvement[0];

    /** Volatile, so that whoever sees a new array sees what was copied into it. */
    private volatile Nodes nodes = new Nodes(FIRST_CAPACITY);

    private volatile long[] edges = new long[FIRST_CAPACITY];
    private volatile int size;
    private volatile int edgeCount;
    private volatile Improvement[] improvements = NONE;
    private volatile int improvementCount;
    private int written;

    /** The number of nodes that the search has found, which may be more than exist at the position that is shown. */
    public int size() {
        return size;
    }

    /** The number of edges between nodes that were known already. */
    public int edges() {
        return edgeCount;
    }

    private boolean has(int node) {
        return node >= 0 && node < nodes.states.length;
    }

    public long state(int node) {
        return has(node) ? nodes.states[node] : StateSpace.NONE;
    }

    /** The node from which a node was found, or -1 for the start. */
    public int parent(int node) {
        return has(node) ? nodes.parents[node] : NO_NODE;
    }

    /** The move by which a node was found. */
    public int move(int node) {
        return Byte.toUnsignedInt(nodes.moves[node]);
    }

    /** Whether no move leads back along the edge by which a node was found. */
    public boolean isDirected(int node) {
        return has(node) && nodes.directed[node];
    }

    /** Returns the number of moves from the start to a node, on the way along {@link #parent}. */
    public int depth(int node) {
        return has(node) ? nodes.depths[node] : 0;
    }

    /** The greatest depth among a node and those found before it. */
    public int deepest(int node) {
        return nodes.deepest[node];
    }

    /** The most nodes that had to be remembered for later, up to the discovery of a node: in the queue or on the stack. */
    public int widest(int node) {
        return nodes.widest[node];
    }

    /** How many nodes were visited before a node; the greatest number if it was not visited. */
    public int rank(int node) {
        return nodes.ranks[node];
    }

    /** What the way cost by which a node was found; 0 where nobody has said so. */
    public int cost(int node) {
        return has(node) ? nodes.costs[node] : 0;
    }

    /** The number of cheaper ways that were found to nodes that were known. */
    public int improvements() {
        return improvementCount;
    }

    public Improvement improvement(int number) {
        return improvements[number];
    }

    /** The last of the first so many improvements that is of a node, or -1. */
    public int improvement(int node, int among) {
        int at = has(node) && improvementCount > 0 ? nodes.newest[node] - 1 : -1;
        while (at >= among) {
            at = improvements[at].before();
        }
        return at;
    }

    /** The position of the recording right after a node's discovery. */
    public int found(int node) {
        return nodes.found[node];
    }

    /** The node from which an edge was seen. */
    public int edgeFrom(int edge) {
        return (int) (edges[edge] >>> Integer.SIZE);
    }

    /** The node to which an edge was seen. */
    public int edgeTo(int edge) {
        return (int) (edges[edge] & ~DIRECTED);
    }

    /** Whether no move leads back along an edge. */
    public boolean isDirectedEdge(int edge) {
        return (edges[edge] & DIRECTED) != 0;
    }

    /** The node of a state among the first so many, or -1. */
    public int nodeOf(long state, int among) {
        for (int node = 0; node < among; node++) {
            if (state(node) == state) {
                return node;
            }
        }
        return -1;
    }

    /** Whether two nodes are joined, be it by one of the first so many edges or since one was found from the other. */
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

    /** Begins anew. */
    public void clear() {
        written = 0;
        size = 0;
        edgeCount = 0;
        improvements = NONE;
        improvementCount = 0;
    }

    /** Adds a node from which a move leads back to where it was found. */
    public void add(long state, int parent, int move, int waiting) {
        add(state, parent, move, waiting, false);
    }

    /**
     * Adds a node.
     *
     * @param waiting how many nodes are remembered for later, this one among them
     * @param directed whether no move leads back to where it was found
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

    /** Notes that a node is visited after so many others. */
    public void visited(int node, int rank) {
        nodes.ranks[node] = rank;
    }

    /** Notes what the way costs by which a node was found. */
    public void costs(int node, int cost) {
        nodes.costs[node] = cost;
    }

    /** Notes a cheaper way to a node. */
    public void improve(int node, int from, int move, int cost) {
        int number = improvementCount;
        if (number == improvements.length) {
            improvements = Arrays.copyOf(improvements, Math.max(FIRST_CAPACITY, 2 * number));
        }
        improvements[number] = new Improvement(node, from, move, cost, nodes.newest[node] - 1);
        nodes.newest[node] = number + 1;
        improvementCount = number + 1;
    }

    public void found(int node, int position) {
        nodes.found[node] = position;
    }
}
