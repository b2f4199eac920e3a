package puzzlescope.engine.program;

import java.util.function.LongConsumer;

/**
 * Notices that a program's events repeat: the same cycle of events, one time after the other. It keeps no events: the
 * last 64 are hashed, and a cycle is the distance at which this hash comes back; it is the same as the one before if all
 * hashes in between have the same sum. Solver thread only.
 */
public final class Repetition implements LongConsumer {

    /** Events of the longest cycle that is noticed. */
    private static final int LONGEST = 1 << 12;

    /** Returns of the hash that make no cycle before another place is marked. */
    private static final int MOST_MISSES = 32;

    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private long hash;
    private long mark;
    private long sum;
    private int distance;
    private long sumBefore;
    private int period;
    private int misses;
    private long times;
    private boolean isWatched;

    Repetition() {}

    /** Sets whether events are looked at, which takes time. */
    void watch(boolean watched) {
        if (isWatched != watched) {
            isWatched = watched;
            begin();
        }
    }

    boolean isWatched() {
        return isWatched;
    }

    @Override
    public void accept(long event) {
        if (isWatched) {
            hash(event);
        }
    }

    private void hash(long event) {
        long mixed = event * FACTOR;
        hash = (hash << 1) + (mixed ^ mixed >>> Integer.SIZE);
        sum += hash;
        distance++;
        if (hash == mark) {
            close();
        } else if (distance > LONGEST) {
            begin();
        }
    }

    private void close() {
        if (distance == period && sum == sumBefore) {
            times++;
        } else {
            times = 0;
            period = distance;
            sumBefore = sum;
            misses++;
        }
        sum = 0;
        distance = 0;
        if (misses > MOST_MISSES) {
            begin();
        }
    }

    private void begin() {
        mark = hash;
        sum = 0;
        distance = 0;
        period = 0;
        times = 0;
        misses = 0;
    }

    /** Returns how many times the last cycle of events has been repeated. */
    long times() {
        return times;
    }

    /** Returns the number of events that were repetitions. */
    long events() {
        return times * period;
    }
}
