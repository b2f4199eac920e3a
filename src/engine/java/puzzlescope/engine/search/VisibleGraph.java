package puzzlescope.engine.search;

import java.util.BitSet;
import java.util.Optional;

/**
 * The part of a {@link FoundGraph} that exists at a position of a recording, the first {@link #nodes} nodes and
 * {@link #edges} edges, and the progress of the search there. Belongs to one board.
 */
public interface VisibleGraph {

    /** The progress of a node. */
    enum Status {
        /** Found, not yet visited. */
        WAITING,
        /** Its moves are being tried. */
        CURRENT,
        /** Its visit is interrupted by the visit of a node found from it. */
        OPEN,
        /** All its moves have been tried. */
        LEFT
    }

    /** Returns the whole graph found so far. */
    FoundGraph found();

    /** Returns the number of nodes found. */
    int nodes();

    /** Returns the number of edges between known nodes, besides those by which nodes were found. */
    int edges();

    /** Returns the number of nodes visited. */
    int visited();

    /** Returns the node being visited, or -1. */
    int current();

    /** Returns the node of the goal, or -1 while it is not reached. */
    int goal();

    /** Returns the greatest depth so far. */
    default int deepest() {
        return nodes() == 0 ? 0 : found().deepest(nodes() - 1);
    }

    /** Returns whether a node's depth is the length of a shortest path from the start, as in breadth-first search. */
    boolean depthsAreDistances();

    /**
     * Returns the progress of a node.
     *
     * @param pathToCurrent the {@link #path} to the current node
     */
    Status status(int node, BitSet pathToCurrent);

    /** Returns the predecessor of a node at this position, or -1 for the start. */
    default int last(int node) {
        return found().parent(node);
    }

    /** Returns whether nodes are visited in the order of their numbers. */
    default boolean isInOrder() {
        return true;
    }

    /** Returns the places of the nodes; empty if they have none of their own. */
    default Optional<NodePlaces> places() {
        return Optional.empty();
    }

    /** Returns the nodes on the path from the start to a node, both included; empty for -1. */
    default BitSet path(int node) {
        var path = new BitSet();
        for (int at = node; at >= 0; at = last(at)) {
            path.set(at);
        }
        return path;
    }
}
