package puzzlescope.engine.search;

import java.util.Arrays;
import java.util.function.LongPredicate;
import puzzlescope.engine.event.Chooser;

/**
 * An open list ordered by a small whole number such as f, least first; ties go to the node added last. Has a bucket for
 * each number and no object for each node. One thread.
 */
final class OpenList {

    private static final int FIRST_CAPACITY = 16;

    private long[][] buckets = new long[FIRST_CAPACITY][];
    private int[] sizes = new int[FIRST_CAPACITY];
    private int least;
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    /**
     * Adds a node.
     *
     * @param cost the current cost of the path to it, returned with it by {@link #remove}
     */
    void add(int node, int cost, int f) {
        if (f >= buckets.length) {
            int capacity = Math.max(f + 1, 2 * buckets.length);
            buckets = Arrays.copyOf(buckets, capacity);
            sizes = Arrays.copyOf(sizes, capacity);
        }
        var bucket = buckets[f];
        if (bucket == null) {
            bucket = new long[FIRST_CAPACITY];
        } else if (sizes[f] == bucket.length) {
            bucket = Arrays.copyOf(bucket, 2 * sizes[f]);
        }
        bucket[sizes[f]++] = (long) cost << Integer.SIZE | node;
        buckets[f] = bucket;
        least = Math.min(least, f);
        size++;
    }

    /** Removes the next node and returns its cost in the upper half, the node in the lower. */
    long remove() {
        findLeast();
        return remove(sizes[least] - 1);
    }

    /**
     * Removes the next node or, in a branch, another one with the same number.
     *
     * @param counts whether an entry is up to date
     */
    long remove(LongPredicate counts, Chooser chooser) {
        findLeast();
        var equal = new int[Chooser.MOST_IN_TURN];
        int count = 0;
        for (int place = sizes[least] - 1; place >= 0 && count < equal.length; place--) {
            if (counts.test(buckets[least][place])) {
                equal[count++] = place;
            }
        }
        return remove(count == 0 ? sizes[least] - 1 : equal[chooser.chooseInTurn(count)]);
    }

    private void findLeast() {
        while (sizes[least] == 0) {
            least++;
        }
    }

    private long remove(int place) {
        var bucket = buckets[least];
        long entry = bucket[place];
        size--;
        sizes[least]--;
        System.arraycopy(bucket, place + 1, bucket, place, sizes[least] - place);
        return entry;
    }
}
