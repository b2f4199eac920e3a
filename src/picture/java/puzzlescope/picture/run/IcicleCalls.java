package puzzlescope.picture.run;

import java.util.HashMap;
import java.util.Map;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Trace;

/**
 * Cached look-ups in a recording of the calls behind boxes. Look-ups are limited in time, since boxes are drawn often.
 * One thread.
 */
public final class IcicleCalls {

    /** Number of cached calls. */
    private static final int MOST = 1 << 15;

    /** Result when there was no time to look. */
    static final long LATE = -2;

    /** A call, identified by a step in it and its depth. */
    private record Key(long step, int depth) {}

    /** The first solution after a call's opening, and the end of the call. */
    private record CallSpan(long solution, long closed) {

        boolean isWithin(long told) {
            return solution >= 0 && solution <= told && (closed < 0 || solution < closed);
        }
    }

    private final Trace trace;
    private final Map<Key, Long> openings = new HashMap<>();
    private final Map<Key, CallSpan> solutions = new HashMap<>();
    private long end = Long.MAX_VALUE;
    private boolean late;

    public IcicleCalls(Trace trace) {
        this.trace = trace;
    }

    /** Starts a time limit for look-ups. */
    public void begin(long nanos) {
        end = System.nanoTime() + nanos;
        late = false;
    }

    /** Returns whether a look-up was skipped for lack of time. */
    public boolean isLate() {
        return late;
    }

    private boolean isTimeUp() {
        late |= end != Long.MAX_VALUE && System.nanoTime() > end;
        return late;
    }

    /** The number of the event that opened a call; -1 if that is not kept, {@link #LATE} if there was no time. */
    long opened(long step, int depth) {
        var key = new Key(step, depth);
        var known = openings.get(key);
        if (known != null) {
            return known;
        }
        if (isTimeUp()) {
            return LATE;
        }
        if (openings.size() > MOST) {
            openings.clear();
        }
        long at = trace.previousDepthAtMost(step + 1, depth - 1);
        long opened = at < trace.firstKept() || at == trace.firstKept() && at > 0 ? -1 : at;
        openings.put(key, opened);
        return opened;
    }

    /**
     * Returns whether a solution lies in the call of a step and depth before a position; false if there was no time to
     * look.
     *
     * @param told the position
     */
    boolean isSolved(long step, int depth, long told) {
        var key = new Key(step, depth);
        var known = solutions.get(key);
        if (known != null) {
            return known.isWithin(told);
        }
        long opened = opened(step, depth);
        if (opened < 0 || isTimeUp()) {
            return false;
        }
        long solution = trace.next(opened, Role.SOLUTION);
        var found = new CallSpan(solution, solution < 0 ? -1 : trace.nextDepthAtMost(step + 1, depth - 1));
        if (solution >= 0 && found.closed() >= 0 || trace.isEnded()) {
            if (solutions.size() > MOST) {
                solutions.clear();
            }
            solutions.put(key, found);
        }
        return found.isWithin(told);
    }
}
