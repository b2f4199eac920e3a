package puzzlescope.window.player;

import java.util.OptionalLong;
import java.util.function.Predicate;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.session.Session;

/** Positions of a label's events in a recorded run. Reads the recording on demand, so that it costs nothing before. */
public final class LabelPositions {

    /** Number of events above which a run is not searched. */
    private static final long MOST_EVENTS = 100_000;

    private LabelPositions() {}

    /**
     * The position just after the {@code index}-th event with a label, from 0; empty if it is not recorded, or the run
     * is long.
     */
    public static OptionalLong after(Session session, String label, int index) {
        return after(session, kind -> kind.label().equals(label), index);
    }

    /** The position just after the {@code index}-th event of a kind, from 0; empty as above. */
    public static OptionalLong after(Session session, Predicate<EventKind> such, int index) {
        var trace = session.trace();
        var kinds = session.instance().vocabulary().kinds();
        long end = trace.length();
        if (end > MOST_EVENTS || trace.firstKept() > 0) {
            return OptionalLong.empty();
        }
        int seen = 0;
        for (long position = 0; position < end; position++) {
            if (such.test(kinds.get(PackedEvent.kind(trace.event(position)))) && seen++ == index) {
                return OptionalLong.of(position + 1);
            }
        }
        return OptionalLong.empty();
    }
}
