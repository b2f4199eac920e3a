package puzzlescope.window.timeline;

import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Trace;

/** Queries on a recording's calls. Stateless. */
final class TimelineCalls {

    private TimelineCalls() {}

    /** Number of calls that begin in a range; a very large number if unknown. */
    static long begun(Trace trace, VisibleRange visibleRange) {
        var before = trace.countBefore(visibleRange.from(), Role.CALL);
        var after = trace.countBefore(visibleRange.to(), Role.CALL);
        return before.isPresent() && after.isPresent() ? after.getAsLong() - before.getAsLong() : Integer.MAX_VALUE;
    }

    /** Returns whether a solution is among the events from one to before another. */
    static boolean hasSolution(Trace trace, long from, long to) {
        long found = trace.next(from, Role.SOLUTION);
        return found >= 0 && found <= to;
    }

    /**
     * The number of the event that opened the innermost call at a position; -1 if none is open, or that is not kept.
     */
    static long current(Trace trace, long position) {
        int depth = trace.depth(position);
        return depth == 0 ? -1 : kept(trace, trace.previousDepthAtMost(position, depth - 1));
    }

    /**
     * The first call that begins at a position or later; the first of all if there is none later; -1 if there is none
     * at all.
     */
    static long beginning(Trace trace, long position) {
        long found = trace.next(position, Role.CALL);
        long first = found >= 0 ? found : trace.next(trace.firstKept(), Role.CALL);
        return first < 0 ? -1 : first - 1;
    }

    private static long kept(Trace trace, long opened) {
        return opened < trace.firstKept() || opened == trace.firstKept() && opened > 0 ? -1 : opened;
    }

    /** The caller of a call, which an event opened; -1 if there is none. */
    static long parent(Trace trace, long opened) {
        int depth = trace.depth(opened);
        return depth == 0 ? -1 : kept(trace, trace.previousDepthAtMost(opened, depth - 1));
    }

    /** The first child of a call; -1 if there is none. */
    static long firstChild(Trace trace, long opened) {
        long child = trace.next(opened + 1, Role.CALL);
        long closed = closed(trace, opened);
        return child >= 0 && (closed < 0 || child < closed) ? child - 1 : -1;
    }

    /** The next call by the same caller; -1 if there is none. */
    static long next(Trace trace, long opened) {
        long closed = closed(trace, opened);
        long sibling = closed < 0 ? -1 : trace.next(closed, Role.CALL);
        return sibling >= 0 && parent(trace, sibling - 1) == parent(trace, opened) ? sibling - 1 : -1;
    }

    /** The previous call by the same caller; -1 if there is none. */
    static long previous(Trace trace, long opened) {
        long closed = trace.previous(opened + 1, Role.RETURN);
        long sibling = closed < 0 ? -1 : kept(trace, trace.previousDepthAtMost(closed, trace.depth(closed)));
        return sibling >= 0 && parent(trace, sibling) == parent(trace, opened) ? sibling : -1;
    }

    /** The position at which a call ended; -1 if it has not. */
    static long closed(Trace trace, long opened) {
        return trace.nextDepthAtMost(opened + 1, trace.depth(opened));
    }
}
