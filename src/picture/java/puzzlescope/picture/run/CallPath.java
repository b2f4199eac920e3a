package puzzlescope.picture.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.trace.Trace;

/**
 * The open calls at a position and some ended calls beside each, looked up in the recording; for runs with too many
 * calls for a {@link CallTree}. Stateless; any thread.
 */
public final class CallPath {

    public static final int MOST_LEVELS = 60;
    static final int MOST_BESIDE = 5;

    private CallPath() {}

    /**
     * The rows, the outermost first.
     *
     * @param nanos time limit for finding calls beside the open ones
     */
    public static List<CallRow> rows(Trace trace, long position, int depth, long nanos) {
        long end = System.nanoTime() + nanos;
        var rows = new ArrayDeque<CallRow>();
        addBeside(rows, trace, position, openedAbove(trace, position, depth), depth, end);
        long at = position;
        for (int level = depth; level > 0; level--) {
            if (level == depth - MOST_LEVELS) {
                rows.addFirst(CallRow.leftOut(level - 1));
                break;
            }
            at = openedAbove(trace, at, level);
            if (at < trace.firstKept()) {
                rows.addFirst(CallRow.leftOut(level - 1));
                break;
            }
            rows.addFirst(new CallRow(CallTree.NONE, at, CallTree.UNKNOWN, level - 1, true, false, false));
            addBeside(rows, trace, at, openedAbove(trace, at, level - 1), level - 1, end);
        }
        return List.copyOf(rows);
    }

    /**
     * The number of the event that opened the innermost of {@code open} calls open at a position; -1 if there is none
     * or it is not kept.
     */
    private static long openedAbove(Trace trace, long position, int open) {
        return open == 0 ? -1 : trace.previousDepthAtMost(position, open - 1);
    }

    /** Adds calls at this depth that ended before a position, back to the opening of their caller. */
    private static void addBeside(Deque<CallRow> rows, Trace trace, long position, long around, int depth, long end) {
        long at = position;
        for (int beside = 0; beside <= MOST_BESIDE; beside++) {
            long closed = trace.previous(at + 1, Role.RETURN) - 1;
            if (closed <= around || closed < trace.firstKept()) {
                return;
            }
            if (beside == MOST_BESIDE || System.nanoTime() > end) {
                rows.addFirst(CallRow.leftOut(depth));
                return;
            }
            long opened = trace.previousDepthAtMost(closed + 1, depth);
            if (opened < 0 || (opened == trace.firstKept() && opened > 0)) {
                rows.addFirst(CallRow.leftOut(depth));
                return;
            }
            boolean foldable = trace.next(opened + 1, Role.CALL) - 1 < closed && trace.next(opened + 1, Role.CALL) > 0;
            rows.addFirst(new CallRow(CallTree.NONE, opened, closed, depth, foldable, foldable, false));
            at = opened;
        }
    }
}
