package puzzlescope.hanoi.board;

import java.util.Arrays;
import puzzlescope.engine.event.StateIo;

/** The states that a search has found, in the order of their discovery, each with its predecessor. One thread. */
final class DiscoveredStates {

    private static final int NOT_FOUND = -1;

    private final int[] order;
    /** Indexed by state. */
    private final int[] last;

    private final int[] depth;
    private final int[] rank;
    private int size;

    DiscoveredStates(int states) {
        order = new int[states];
        last = new int[states];
        depth = new int[states];
        rank = new int[states];
        Arrays.fill(depth, NOT_FOUND);
    }

    int size() {
        return size;
    }

    /** Returns the distance of a state from the start, or -1 if it is not found. */
    int depth(int state) {
        return depth[state];
    }

    /** Returns the index of a found state, from 0. */
    int rank(int state) {
        return rank[state];
    }

    /** Returns a state by its order of discovery, from 0. */
    int state(int rank) {
        return order[rank];
    }

    /** Returns the predecessor of a state; the start's is itself. */
    int last(int state) {
        return last[state];
    }

    void add(int state, int from) {
        rank[state] = size;
        order[size++] = state;
        last[state] = from;
        depth[state] = state == from ? 0 : depth[from] + 1;
    }

    void removeLatest() {
        depth[order[--size]] = NOT_FOUND;
    }

    void state(StateIo io) {
        int count = io.int32(size);
        if (io.isReading()) {
            Arrays.fill(depth, NOT_FOUND);
            size = 0;
        }
        for (int i = 0; i < count; i++) {
            int state = io.int32(order[i]);
            int from = io.int32(last[state]);
            if (io.isReading()) {
                add(state, from);
            }
        }
    }
}
