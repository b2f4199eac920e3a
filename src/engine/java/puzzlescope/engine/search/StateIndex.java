package puzzlescope.engine.search;

import java.util.Arrays;

/**
 * Maps states to nodes without an object for each: an open-addressing hash table with linear probing, at most half
 * full, or a direct table where the states are small numbers. States may be any numbers but {@link StateSpace#NONE}.
 * One thread.
 */
final class StateIndex {

    private static final int FIRST_CAPACITY = 128;
    /** Multiplier that spreads states differing only in a few high digits (the golden ratio's bits). */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    /** Above this bound, a direct table would take more than a hash table of the states found. */
    private static final long MOST_DIRECT = 1L << 26;

    /** True if the states index {@link #nodes}, whose entries are then one too high. */
    private final boolean direct;

    private long[] states;
    private int[] nodes;
    private int size;

    StateIndex() {
        this(0);
    }

    /** @param bound {@link StateSpace#bound} */
    StateIndex(long bound) {
        direct = bound > 0 && bound <= MOST_DIRECT;
        states = direct ? new long[0] : empty(FIRST_CAPACITY);
        nodes = new int[direct ? (int) bound : FIRST_CAPACITY];
    }

    private static long[] empty(int capacity) {
        var states = new long[capacity];
        Arrays.fill(states, StateSpace.NONE);
        return states;
    }

    int size() {
        return size;
    }

    /** Returns the node of a state, or -1 if it has none. */
    int node(long state) {
        if (direct) {
            return nodes[(int) state] - 1;
        }
        int slot = slot(state);
        return states[slot] == state ? nodes[slot] : -1;
    }

    /** Sets the node of a state, replacing any previous one. */
    void put(long state, int node) {
        if (state == StateSpace.NONE) {
            throw new IllegalArgumentException("state is " + state + ", which is none");
        }
        if (direct) {
            size += nodes[(int) state] == 0 ? 1 : 0;
            nodes[(int) state] = node + 1;
            return;
        }
        int slot = slot(state);
        if (states[slot] != state) {
            add(state, slot);
        }
        nodes[slot] = node;
        ensureCapacity();
    }

    /** Returns the node of a state, which is set to this one if it has none. */
    int nodeOrPut(long state, int node) {
        if (direct) {
            int known = nodes[(int) state];
            if (known == 0) {
                size++;
                nodes[(int) state] = node + 1;
            }
            return known == 0 ? node : known - 1;
        }
        int slot = slot(state);
        if (states[slot] == state) {
            return nodes[slot];
        }
        add(state, slot);
        nodes[slot] = node;
        ensureCapacity();
        return node;
    }

    private void add(long state, int slot) {
        states[slot] = state;
        size++;
    }

    private void ensureCapacity() {
        if (2 * size > states.length) {
            grow();
        }
    }

    /** Returns the slot of a state, or the free slot where it belongs. */
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
