package puzzlescope.core.puzzle.states;

import java.nio.ByteBuffer;
import java.util.BitSet;

/** How much of one search's {@link Discoveries} exists at a position, and where the search is. Belongs to one board. */
public final class Growth {

    /** What has become of a node. */
    public enum Status {
        /** Found, not yet visited. */
        WAITING,
        /** Its moves are being tried right now. */
        CURRENT,
        /** Its visit is interrupted by that of a node found from it. */
        OPEN,
        /** All its moves have been tried. */
        LEFT
    }

    static final int BYTES = 6 * Integer.BYTES;

    private final Order order;
    private final Discoveries found;
    private int nodes;
    private int visited;
    private int edges;
    private int current = -1;
    private int goal = -1;
    private int ended;

    Growth(Order order, Discoveries found) {
        this.order = order;
        this.found = found;
    }

    public Order order() {
        return order;
    }

    /** What the search finds; what exists here are the first {@link #nodes} nodes and {@link #edges} edges of it. */
    public Discoveries found() {
        return found;
    }

    public int nodes() {
        return nodes;
    }

    /** How many edges between known nodes were seen, beside the one that each node was found by. */
    public int edges() {
        return edges;
    }

    /** How many nodes have been visited; they are the first ones. */
    public int visited() {
        return visited;
    }

    /** The node that is being visited, or -1. */
    public int current() {
        return current;
    }

    /** The node of the goal, or -1 while it is not reached. */
    public int goal() {
        return goal;
    }

    public boolean isEnded() {
        return ended != 0;
    }

    /** The greatest depth so far. */
    public int deepest() {
        return nodes == 0 ? 0 : found.deepest(nodes - 1);
    }

    /** The most nodes that had to be remembered at a time so far. */
    public int widest() {
        return nodes == 0 ? 0 : found.widest(nodes - 1);
    }

    /** How many nodes are remembered for later: the queue of a breadth-first search, the stack of a depth-first one. */
    public int remembered() {
        if (order == Order.BREADTH_FIRST) {
            return nodes - visited;
        }
        return current < 0 ? 0 : found.depth(current) + 1;
    }

    /** The nodes on the way from the start to a node, both included; empty for -1. */
    public BitSet way(int node) {
        var way = new BitSet();
        for (int at = node; at >= 0; at = found.parent(at)) {
            way.set(at);
        }
        return way;
    }

    /**
     * What has become of a node.
     *
     * @param wayToCurrent the {@link #way} to the current node
     */
    public Status status(int node, BitSet wayToCurrent) {
        if (node == current) {
            return Status.CURRENT;
        }
        if (node >= visited) {
            return Status.WAITING;
        }
        return order == Order.DEPTH_FIRST && wayToCurrent.get(node) ? Status.OPEN : Status.LEFT;
    }

    void apply(long event) {
        switch (StatesCode.kind(event)) {
            case SEARCH_BEGAN, NODE_DISCOVERED -> nodes++;
            case NODE_VISITED -> {
                visited++;
                current = StatesCode.node(event);
            }
            case GOAL_REACHED -> goal = StatesCode.node(event);
            case EDGE_SEEN -> edges++;
            case NODE_LEFT, DEAD_END_LEFT -> current = StatesCode.other(event) - 1;
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED -> ended++;
            case EDGE_KNOWN -> {}
        }
    }

    void undo(long event) {
        switch (StatesCode.kind(event)) {
            case SEARCH_BEGAN, NODE_DISCOVERED -> nodes--;
            case NODE_VISITED -> {
                visited--;
                current = StatesCode.other(event) - 1;
            }
            case GOAL_REACHED -> goal = -1;
            case EDGE_SEEN -> edges--;
            case NODE_LEFT, DEAD_END_LEFT -> current = StatesCode.node(event);
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED -> ended--;
            case EDGE_KNOWN -> {}
        }
    }

    void write(ByteBuffer bytes) {
        bytes.putInt(nodes)
                .putInt(visited)
                .putInt(edges)
                .putInt(current)
                .putInt(goal)
                .putInt(ended);
    }

    void read(ByteBuffer bytes) {
        nodes = bytes.getInt();
        visited = bytes.getInt();
        edges = bytes.getInt();
        current = bytes.getInt();
        goal = bytes.getInt();
        ended = bytes.getInt();
    }
}
