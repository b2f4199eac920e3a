package puzzlescope.window.player;

import java.util.OptionalLong;
import java.util.function.Predicate;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.session.Session;

/** Where in a recorded run the events of one label are. Reads the recording when it is asked, so that it costs nothing before. */
public final class LabelPositions {

    /** In longer runs nobody is led by them. */
    private static final long MOST_EVENTS = 100_000;

    private LabelPositions() {}

    /** The position just after an event with a label, counted from 0; empty if that is not recorded, or the run is long. */
    public static OptionalLong after(Session session, String label, int index) {
        return after(session, kind -> kind.label().equals(label), index);
    }

    /** The position just after an event of such a kind, counted from 0; empty as above. */
    public static OptionalLong after(Session session, Predicate<EventKind> such, int index) {
        var trace = session.trace();
        var kinds = session.instance().vocabulary().kinds();
        long end = trace.length();
        if (end > MOST_EVENTS || trace.firstKept() > 0) {
            return OptionalLong.empty();
        }
        int seen = 0;
        for (long position = 0; position < end; position++) {
            if (such.test(kinds.get(Packed.kind(trace.event(position)))) && seen++ == index) {
                return OptionalLong.of(position + 1);
            }
        }
        return OptionalLong.empty();
    }
}
