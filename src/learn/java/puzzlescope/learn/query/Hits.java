package puzzlescope.learn.query;

import java.util.Arrays;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Which steps of a recording are as asked, one bit each where there are any. One thread adds them from the first to the last;
 * any thread reads what it has published.
 */
public final class Hits {

    /** How many steps a block has; blocks without a hit take no room. */
    private static final int BLOCK = 1 << 16;

    private static final int WORDS = BLOCK / Long.SIZE;

    private volatile long[] @Nullable [] blocks = new long[16][];
    private volatile int[] counts = new int[16];
    private volatile long scanned;
    private volatile long count;
    private long added;

    /** Adds a step by its number from 0; seen by others only when published. */
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

    /** Lets others see what was added up to before a step. */
    void publish(long end) {
        count = added;
        scanned = end;
    }

    /** How many steps have been looked at. */
    public long scanned() {
        return scanned;
    }

    /** How many of them are as asked. */
    public long count() {
        return count;
    }

    /** Whether there is one among the steps from {@code from} to before {@code to}, by their numbers from 0. */
    public boolean any(long from, long to) {
        long first = first(from, Math.min(to, scanned));
        return first >= 0;
    }

    /** The first position after another one that a hit leads to. */
    public OptionalLong next(long position) {
        long first = first(position, scanned);
        return first < 0 ? OptionalLong.empty() : OptionalLong.of(first + 1);
    }

    /** The last position before another one that a hit leads to. */
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

    /** How many hits lead to a position or to one before it. */
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
