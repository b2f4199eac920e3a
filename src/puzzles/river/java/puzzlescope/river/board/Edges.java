package puzzlescope.river.board;

import puzzlescope.engine.event.StateIo;

/**
 * The edges between nodes, in the order in which they were found, each from the node that was being visited. One
 * thread.
 */
final class Edges {

    private static final int NODE_BITS = 14;
    private static final int NODE_MASK = (1 << NODE_BITS) - 1;

    private final IntStack pairs = new IntStack();

    int size() {
        return pairs.size();
    }

    int from(int edge) {
        return pairs.get(edge) >>> NODE_BITS;
    }

    int to(int edge) {
        return pairs.get(edge) & NODE_MASK;
    }

    void add(int from, int to) {
        pairs.push(from << NODE_BITS | to);
    }

    void removeLast() {
        pairs.pop();
    }

    /** Returns whether there is an edge between two nodes in either direction. */
    boolean has(int one, int other) {
        for (int edge = 0; edge < size(); edge++) {
            int from = from(edge);
            int to = to(edge);
            if (from == one && to == other || from == other && to == one) {
                return true;
            }
        }
        return false;
    }

    void state(StateIo io) {
        pairs.state(io);
    }
}
