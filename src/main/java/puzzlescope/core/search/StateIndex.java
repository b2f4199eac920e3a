package puzzlescope.core.search;

import java.util.Arrays;

/**
 * Which node a state is, without an object for each: an open-addressing table with linear probing, at most half full. States
 * may be any numbers but {@link StateSpace#NONE}. One thread.
 */
final class StateIndex {

    private static final int FIRST_CAPACITY = 128;
    /** Spreads states that differ in a few high digits only (the golden ratio's bits). */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private long[] states = empty(FIRST_CAPACITY);
    private int[] nodes = new int[FIRST_CAPACITY];
    private int size;

    private static long[] empty(int capacity) {
        var states = new long[capacity];
        Arrays.fill(states, StateSpace.NONE);
        return states;
    }

    int size() {
        return size;
    }

    /** The node of a state, or -1 if it has none. */
    int node(long state) {
        int slot = slot(state);
        return states[slot] == state ? nodes[slot] : -1;
    }

    /** Gives a state its node, in place of the one that it has. */
    void put(long state, int node) {
        if (state == StateSpace.NONE) {
            throw new IllegalArgumentException("state is " + state + ", which is none");
        }
        int slot = slot(state);
        if (states[slot] != state) {
            states[slot] = state;
            size++;
        }
        nodes[slot] = node;
        if (2 * size > states.length) {
            grow();
        }
    }

    /** Where a state is, or the free slot where it would be. */
    private int slot(long state) {
        int mask = states.length - 1;
        int slot = (int) ((state * SPREAD) >>> 32) & mask;
        while (states[slot] != StateSpace.NONE && states[slot] != state) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        var before = states;
        var nodesBefore = nodes;
        states = empty(2 * before.length);
        nodes = new int[2 * before.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != StateSpace.NONE) {
                int slot = slot(before[i]);
                states[slot] = before[i];
                nodes[slot] = nodesBefore[i];
            }
        }
    }
}
