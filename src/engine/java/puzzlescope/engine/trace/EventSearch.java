package puzzlescope.engine.trace;

import java.util.OptionalLong;
import java.util.function.LongPredicate;

/**
 * Searches a recording event by event. May take long, so it runs on a thread of its own, can be stopped, and reports
 * its progress. Events dropped concurrently are skipped. Each instance searches once; only {@link #stop} and
 * {@link #done} may be called from other threads.
 *
 * <p>Stopping sets a flag and never interrupts the thread: an interrupt would close a file that the recording reads
 * from.
 */
public final class EventSearch {

    /** Number of events between two checks of the flag; blocks end where chunks do. */
    static final int BLOCK = 1 << 16;

    private final Trace trace;
    private final LongPredicate wanted;
    private final long[] buffer = new long[BLOCK];
    private volatile boolean stopped;
    private volatile double done;

    /** @param wanted tests packed events, on the searching thread */
    public EventSearch(Trace trace, LongPredicate wanted) {
        this.trace = trace;
        this.wanted = wanted;
    }

    /**
     * Returns the first position after {@code position} that a matching event leads to; empty if there is none, or when
     * stopped.
     */
    public OptionalLong next(long position) {
        long end = trace.length();
        long start = Math.max(position, trace.firstKept());
        long at = start;
        while (at < end && !stopped) {
            int count = trace.copy(at, buffer, 0, (int) Math.min(BLOCK, end - at));
            for (int i = 0; i < count; i++) {
                if (wanted.test(buffer[i])) {
                    return OptionalLong.of(at + i + 1);
                }
            }
            long on = count > 0 ? at + count : trace.firstKept();
            if (on <= at) {
                break;
            }
            at = on;
            done = (double) (at - start) / (end - start);
        }
        return OptionalLong.empty();
    }

    /**
     * Returns the last position before {@code position} that a matching event leads to; empty if there is none, or when
     * stopped.
     */
    public OptionalLong previous(long position) {
        long start = Math.min(position - 1, trace.length());
        long end = trace.firstKept();
        long before = start;
        while (before > trace.firstKept() && !stopped) {
            long from = Math.max((before - 1) / BLOCK * BLOCK, end);
            int count = fill(from, (int) (before - from));
            for (int i = count - 1; i >= 0; i--) {
                if (wanted.test(buffer[i])) {
                    return OptionalLong.of(from + i + 1);
                }
            }
            before = from;
            done = (double) (start - before) / (start - end);
        }
        return OptionalLong.empty();
    }

    /** Reads a whole range; returns 0 if it was dropped concurrently. */
    private int fill(long from, int count) {
        int copied = 0;
        while (copied < count) {
            int got = trace.copy(from + copied, buffer, copied, count - copied);
            if (got == 0) {
                return 0;
            }
            copied += got;
        }
        return copied;
    }

    /** Returns the progress, from 0 to 1. Any thread. */
    public double done() {
        return done;
    }

    /** Stops the search after the current block. Any thread. */
    public void stop() {
        stopped = true;
    }

    public boolean isStopped() {
        return stopped;
    }
}
