package puzzlescope.knight.fast;

import java.util.Arrays;

/**
 * The number of choices that lead to each state, without boxing: an open-addressing table with linear probing, at most
 * half full. One thread.
 */
final class StateCounts {

    private static final int FIRST_CAPACITY = 1024;
    /** Multiplier that spreads states differing only in a few high digits (the bits of the golden ratio). */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private long[] states = empty(FIRST_CAPACITY);
    private long[] counts = new long[FIRST_CAPACITY];
    private int size;

    private static long[] empty(int capacity) {
        var states = new long[capacity];
        Arrays.fill(states, Frontier.NONE);
        return states;
    }

    int size() {
        return size;
    }

    int capacity() {
        return states.length;
    }

    /** The state in a slot from 0 to below {@link #capacity}, or {@link Frontier#NONE}. */
    long state(int slot) {
        return states[slot];
    }

    long count(int slot) {
        return counts[slot];
    }

    void clear() {
        Arrays.fill(states, Frontier.NONE);
        size = 0;
    }

    /**
     * Adds to the count of a state.
     *
     * @throws ArithmeticException where it is too large for a {@code long}
     */
    void add(long state, long count) {
        int slot = slot(state);
        if (states[slot] == state) {
            counts[slot] = Math.addExact(counts[slot], count);
            return;
        }
        states[slot] = state;
        counts[slot] = count;
        if (2 * ++size > states.length) {
            grow();
        }
    }

    boolean addNew(long state) {
        if (states[slot(state)] == state) {
            return false;
        }
        add(state, 1);
        return true;
    }

    private int slot(long state) {
        int mask = states.length - 1;
        long spread = state * SPREAD;
        int slot = (int) (spread >>> 32) & mask;
        while (states[slot] != Frontier.NONE && states[slot] != state) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        var before = states;
        var countsBefore = counts;
        states = empty(2 * before.length);
        counts = new long[2 * before.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != Frontier.NONE) {
                int slot = slot(before[i]);
                states[slot] = before[i];
                counts[slot] = countsBefore[i];
            }
        }
    }
}
