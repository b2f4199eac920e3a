package puzzlescope.engine.search;

import java.util.BitSet;

/**
 * The part of a {@link FoundGraph} that exists at a position of a recording, and where the search is: the first {@link #nodes}
 * nodes and the first {@link #edges} edges. Belongs to one board.
 */
public interface VisibleGraph {

    /** The progress of a node. */
    enum Status {
        /** Found, not yet visited. */
        WAITING,
        /** Its moves are being tried right now. */
        CURRENT,
        /** Its visit is interrupted by that of a node found from it. */
        OPEN,
        /** All its moves have been tried. */
        LEFT
    }

    /** The whole graph, as far as the search has come. */
    FoundGraph found();

    /** The number of nodes that have been found. */
    int nodes();

    /** The number of edges between known nodes, beside the one that each node was found by. */
    int edges();

    /** The number of nodes that have been visited. */
    int visited();

    /** The node that is being visited, or -1. */
    int current();

    /** The node of the goal, or -1 while it is not reached. */
    int goal();

    /** The greatest depth so far. */
    default int deepest() {
        return nodes() == 0 ? 0 : found().deepest(nodes() - 1);
    }

    /** Whether a node's depth is the length of a shortest path from the start, as a breadth-first search finds it. */
    boolean depthsAreDistances();

    /**
     * Returns the progress of a node.
     *
     * @param pathToCurrent the {@link #path} to the current node
     */
    Status status(int node, BitSet pathToCurrent);

    /** The node from which a node is reached at this position, or -1 for the start. */
    default int last(int node) {
        return found().parent(node);
    }

    /** Whether nodes are visited in the order of their numbers, so that the visited ones are the first ones. */
    default boolean isInOrder() {
        return true;
    }

    /** The nodes on the path from the start to a node, both included; empty for -1. */
    default BitSet path(int node) {
        var path = new BitSet();
        for (int at = node; at >= 0; at = last(at)) {
            path.set(at);
        }
        return path;
    }
}
