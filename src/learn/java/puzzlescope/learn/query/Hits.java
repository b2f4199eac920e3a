package puzzlescope.learn.query;

import java.util.Arrays;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a recording that match a query, as a sparse bit set. One thread adds them from first to last; any thread
 * reads the published ones.
 */
public final class Hits {

    /** Number of steps in a block; blocks without a match take no memory. */
    private static final int BLOCK = 1 << 16;

    private static final int WORDS = BLOCK / Long.SIZE;

    private volatile long[] @Nullable [] blocks = new long[16][];
    private volatile int[] counts = new int[16];
    private volatile long scanned;
    private volatile long count;
    private long added;

    /** Adds a step by its number from 0; visible to others only after publishing. */
    void add(long number) {
        int block = (int) (number / BLOCK);
        if (block >= blocks.length) {
            counts = Arrays.copyOf(counts, 2 * block);
            blocks = Arrays.copyOf(blocks, 2 * block);
        }
        var all = blocks;
        var bits = all[block];
        if (bits == null) {
            bits = new long[WORDS];
            all[block] = bits;
        }
        int bit = (int) (number % BLOCK);
        bits[bit / Long.SIZE] |= 1L << bit;
        counts[block]++;
        added++;
    }

    /** Publishes the matches before a step. */
    void publish(long end) {
        count = added;
        scanned = end;
    }

    /** Returns the number of steps searched. */
    public long scanned() {
        return scanned;
    }

    public long count() {
        return count;
    }

    /**
     * Returns whether there is a match among the steps from {@code from} to before {@code to}, by their numbers from 0.
     */
    public boolean any(long from, long to) {
        long first = first(from, Math.min(to, scanned));
        return first >= 0;
    }

    /** Returns the first position after another one that a match leads to. */
    public OptionalLong next(long position) {
        long first = first(position, scanned);
        return first < 0 ? OptionalLong.empty() : OptionalLong.of(first + 1);
    }

    /** Returns the last position before another one that a match leads to. */
    public OptionalLong previous(long position) {
        var all = blocks;
        for (long at = Math.min(position - 1, scanned) - 1; at >= 0; ) {
            int block = (int) (at / BLOCK);
            var bits = block < all.length ? all[block] : null;
            if (bits == null) {
                at = (long) block * BLOCK - 1;
                continue;
            }
            int bit = (int) (at % BLOCK);
            long word = bits[bit / Long.SIZE] << Long.SIZE - 1 - bit % Long.SIZE;
            if (word != 0) {
                return OptionalLong.of(at - Long.numberOfLeadingZeros(word) + 1);
            }
            at -= bit % Long.SIZE + 1;
        }
        return OptionalLong.empty();
    }

    private long first(long from, long end) {
        var all = blocks;
        for (long at = Math.max(0, from); at < end; ) {
            int block = (int) (at / BLOCK);
            var bits = block < all.length ? all[block] : null;
            if (bits == null) {
                at = (long) (block + 1) * BLOCK;
                continue;
            }
            int bit = (int) (at % BLOCK);
            long word = bits[bit / Long.SIZE] >>> bit % Long.SIZE;
            if (word != 0) {
                long found = at + Long.numberOfTrailingZeros(word);
                return found < end ? found : -1;
            }
            at += Long.SIZE - bit % Long.SIZE;
        }
        return -1;
    }

    /** Returns the number of matches up to a position. */
    public long rank(long position) {
        long end = Math.min(position, scanned);
        int block = (int) (end / BLOCK);
        var all = blocks;
        var sums = counts;
        long rank = 0;
        for (int i = 0; i < Math.min(block, sums.length); i++) {
            rank += sums[i];
        }
        var bits = block < all.length ? all[block] : null;
        for (int bit = 0; bits != null && bit < end % BLOCK; bit += Long.SIZE) {
            long left = end % BLOCK - bit;
            long word = bits[bit / Long.SIZE];
            rank += Long.bitCount(left >= Long.SIZE ? word : word & (1L << left) - 1);
        }
        return rank;
    }
}
