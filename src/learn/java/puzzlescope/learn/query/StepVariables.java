package puzzlescope.learn.query;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;

/**
 * The variables of the call in which a step happened, with the values that are shown; read with a timeline of its own. A
 * step that ends a call happened in that call. One thread.
 */
final class StepVariables {

    /** Number of steps, from the first one and around a position, whose variables are known by name. */
    private static final int SAMPLES = 400;

    private final Session session;
    private final Timeline timeline;
    private final Set<Integer> kinds = new HashSet<>();

    StepVariables(Session session) {
        this.session = session;
        timeline = session.newTimeline();
    }

    /** Returns the variables at a step by its number from 0 and its packed event. */
    List<Variable> at(long number, long event) {
        boolean returns = session.trace().vocabulary().depthChange(event) < 0;
        timeline.seek(returns ? number : number + 1);
        return session.variables(timeline);
    }

    /** Returns the names of variables in the first steps, and in those before and after a position. */
    Set<String> names(long position) {
        var names = new LinkedHashSet<String>();
        long first = session.trace().firstKept();
        add(first, names);
        add(Math.max(first, position - SAMPLES / 2), names);
        return names;
    }

    private void add(long from, Set<String> names) {
        var events = new long[SAMPLES];
        int count = session.trace().copy(from, events, 0, SAMPLES);
        for (int i = 0; i < count; i++) {
            kinds.add(PackedEvent.kind(events[i]));
            at(from + i, events[i]).forEach(variable -> names.add(variable.name()));
        }
    }

    /** Returns the numbers of the kinds of the steps whose variables are known by name. */
    Set<Integer> kinds() {
        return kinds;
    }
}
