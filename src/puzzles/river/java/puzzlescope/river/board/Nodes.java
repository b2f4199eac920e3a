package puzzlescope.river.board;

import java.util.stream.Stream;
import puzzlescope.engine.event.StateIo;
import puzzlescope.river.board.RiverBoard.Status;

/** The states that were found, numbered in the order of discovery, each with its data. One thread. */
final class Nodes {

    private static final Status[] STATUSES = Status.values();

    private final IntStack states = new IntStack();
    private final IntStack last = new IntStack();
    private final IntStack statuses = new IntStack();

    int size() {
        return states.size();
    }

    int state(int node) {
        return states.get(node);
    }

    int last(int node) {
        return last.get(node);
    }

    void setLast(int node, int from) {
        last.set(node, from);
    }

    Status status(int node) {
        return STATUSES[statuses.get(node)];
    }

    void setStatus(int node, Status status) {
        statuses.set(node, status.ordinal());
    }

    void add(int state, int from) {
        states.push(state);
        last.push(from);
        statuses.push(Status.WAITING.ordinal());
    }

    void removeLast() {
        states.pop();
        last.pop();
        statuses.pop();
    }

    /** The node of a state, or -1 if it was not found. */
    int of(int state) {
        int node = size() - 1;
        while (node >= 0 && state(node) != state) {
            node--;
        }
        return node;
    }

    void state(StateIo io) {
        Stream.of(states, last, statuses).forEach(stack -> stack.state(io));
    }
}
