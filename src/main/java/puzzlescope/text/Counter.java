package puzzlescope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.session.Session;

/**
 * Something that is counted of a run.
 *
 * @param key of what it is called
 * @param count how often it happened before the timeline's position
 */
public record Counter(String key, ToLongFunction<Timeline> count) {

    private static final List<Role> ROLES =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    /** All that is counted of a session's run, in the order in which it is shown. */
    public static List<Counter> of(Session session, Words words) {
        return of(session.puzzle().id(), session.instance().counted(), words);
    }

    /** All that is counted of a puzzle's runs of which this is told. */
    public static List<Counter> of(String puzzle, Counted counted, Words words) {
        var counters = new ArrayList<Counter>();
        for (var kind : counted.kinds()) {
            counters.add(new Counter(puzzle + ".counter." + kind.name(), timeline -> timeline.count(kind)));
        }
        for (var role : ROLES) {
            var key = role == Role.SOLUTION ? counted.result() + ".counter" : "counter." + role;
            if (counted.has(role) && words.has(key)) {
                counters.add(new Counter(key, timeline -> timeline.count(role)));
            }
        }
        if (counted.has(Role.CALL)) {
            counters.add(new Counter("counter.depth", Timeline::depth));
        }
        return List.copyOf(counters);
    }
}
