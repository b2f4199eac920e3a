package puzzlescope.ui.timeline;

import puzzlescope.core.event.Role;
import puzzlescope.core.trace.Trace;

/** What is asked of a recording's calls. Stateless. */
final class Calls {

    private Calls() {}

    /** How many calls begin in a stretch; a very large number if that is not known. */
    static long begun(Trace trace, Stretch stretch) {
        var before = trace.countBefore(stretch.from(), Role.CALL);
        var after = trace.countBefore(stretch.to(), Role.CALL);
        return before.isPresent() && after.isPresent() ? after.getAsLong() - before.getAsLong() : Integer.MAX_VALUE;
    }

    /** Whether a solution is among the events from one to before another. */
    static boolean hasSolution(Trace trace, long from, long to) {
        long found = trace.next(from, Role.SOLUTION);
        return found >= 0 && found <= to;
    }
}
