package puzzlescope.core.search;

/**
 * Numbers from 0 up by keys of 64 bits, without an object for each: open addressing with linear probing, at most half full.
 * One thread.
 */
final class LongIntMap {

    static final int ABSENT = -1;

    private static final int FIRST_CAPACITY = 128;
    /** The golden ratio's share of 2^64 (D. E. Knuth, The Art of Computer Programming 3, section 6.4). */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private long[] keys = new long[FIRST_CAPACITY];
    /** One more than the value; 0 where there is no key. */
    private int[] values = new int[FIRST_CAPACITY];

    private int shift = Long.SIZE - Integer.numberOfTrailingZeros(FIRST_CAPACITY);
    private int size;

    int get(long key) {
        return values[place(key)] - 1;
    }

    /** Adds a key that is absent. */
    void add(long key, int value) {
        if (2 * size >= keys.length) {
            grow();
        }
        put(key, value + 1);
        size++;
    }

    private void put(long key, int stored) {
        int place = place(key);
        keys[place] = key;
        values[place] = stored;
    }

    private int place(long key) {
        int mask = keys.length - 1;
        int place = (int) (key * SPREAD >>> shift);
        while (values[place] != 0 && keys[place] != key) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        var oldKeys = keys;
        var oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new int[keys.length];
        shift--;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldValues[i] != 0) {
                put(oldKeys[i], oldValues[i]);
            }
        }
    }
}
