package puzzlescope.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;

/**
 * A counter of a run.
 *
 * @param key the message key of its name
 * @param isDepth whether it is the number of open calls, which can also decrease
 * @param count returns the count before the timeline's position
 */
public record Counter(String key, boolean isDepth, ToLongFunction<Timeline> count) {

    private static final String DEPTH = "counter.depth";

    private static final List<Role> ROLES =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    /** Returns all counters of a session's run, in display order. */
    public static List<Counter> of(Session session, Words words) {
        var countedEvents = session.instance().countedEvents();
        var counters = new ArrayList<Counter>();
        for (var kind : countedEvents.kinds()) {
            var key = session.puzzle().id() + ".counter." + kind.name();
            counters.add(new Counter(key, false, timeline -> timeline.count(kind)));
        }
        for (var role : ROLES) {
            var own = session.puzzle().id() + ".counter." + role;
            var key = words.has(own)
                    ? own
                    : role == Role.SOLUTION ? countedEvents.result() + ".counter" : "counter." + role;
            if (countedEvents.has(role) && words.has(key)) {
                counters.add(new Counter(key, false, timeline -> timeline.count(role)));
            }
        }
        if (countedEvents.has(Role.CALL)) {
            var measure = session.instance().measure();
            boolean named = measure.isDepth() && !measure.isRecursion();
            counters.add(new Counter(named ? measure.name(0).key() : DEPTH, true, Timeline::depth));
        }
        return List.copyOf(counters);
    }
}
