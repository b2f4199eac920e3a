package puzzlescope.maze.fast;

import java.util.Arrays;

/**
 * Sorts keys whose high bits are random: they are distributed to about as many buckets as there are keys, which leaves
 * each a place or two from its final one, and an insertion sort finishes.
 *
 * <p>Source: E. J. Isaac and R. C. Singleton, Sorting by address calculation (1956), in the form that counts first, as
 * H. H. Seward does (1954). Input: keys of {@value #KEY_BITS} bits, uniform in the high ones. Linear time on average; a
 * second array, and four bytes for every bucket. The result depends on the keys only.
 */
final class BucketSort {

    private static final int KEY_BITS = Long.SIZE - 1;
    private static final int MOST_BITS = 24;
    private static final int PIECE = 1 << 16;

    private int[] places = {};

    /**
     * Sorts.
     *
     * @param keys the keys, of which the first {@code count} are sorted; not modified
     * @param sorted receives the sorted keys
     * @param meanwhile called every few ten thousand keys; may throw to end the work
     */
    void sort(long[] keys, int count, long[] sorted, Runnable meanwhile) {
        int bits = Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(count));
        int shift = KEY_BITS - bits;
        if (places.length < (1 << bits) + 1) {
            places = new int[(1 << bits) + 1];
        } else {
            Arrays.fill(places, 0, (1 << bits) + 1, 0);
        }
        for (int from = 0; from < count; from += PIECE) {
            count(keys, from, Math.min(count, from + PIECE), shift);
            meanwhile.run();
        }
        for (int bucket = 0; bucket < 1 << bits; bucket++) {
            places[bucket + 1] += places[bucket];
        }
        for (int from = 0; from < count; from += PIECE) {
            deal(keys, from, Math.min(count, from + PIECE), shift, sorted);
            meanwhile.run();
        }
        for (int from = 0; from < count; from += PIECE) {
            insert(sorted, Math.max(1, from), Math.min(count, from + PIECE));
            meanwhile.run();
        }
    }

    private void count(long[] keys, int from, int to, int shift) {
        int[] counts = places;
        for (int i = from; i < to; i++) {
            counts[(int) (keys[i] >>> shift) + 1]++;
        }
    }

    private void deal(long[] keys, int from, int to, int shift, long[] sorted) {
        int[] next = places;
        for (int i = from; i < to; i++) {
            long key = keys[i];
            sorted[next[(int) (key >>> shift)]++] = key;
        }
    }

    private static void insert(long[] sorted, int from, int to) {
        for (int i = from; i < to; i++) {
            long key = sorted[i];
            int place = i;
            while (place > 0 && sorted[place - 1] > key) {
                sorted[place] = sorted[place - 1];
                place--;
            }
            sorted[place] = key;
        }
    }
}
