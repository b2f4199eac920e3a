package puzzlescope.window.calls;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;

/**
 * The variables of the open calls at a position of a run. Those of a waiting call are as they were when it made the
 * call it waits for, looked up with a timeline of its own. FX thread only.
 */
final class CallVariables {

    private final Session session;
    private @Nullable Timeline elsewhere;
    /**
     * Cached variables of the waiting calls shown last, by the number of the event after which they had these values.
     */
    private Map<Long, List<Variable>> known = new HashMap<>();

    CallVariables(Session session) {
        this.session = session;
    }

    /**
     * The variables of each call.
     *
     * @param frames of the open calls, the innermost first
     */
    List<List<Variable>> of(Timeline here, List<CallFrame> frames) {
        var next = new HashMap<Long, List<Variable>>();
        var all = new ArrayList<List<Variable>>();
        for (int i = 0; i < frames.size(); i++) {
            boolean innermost = i == 0;
            long last = innermost ? here.position() - 1 : frames.get(i - 1).opened();
            var values = innermost ? null : known.get(last);
            if (values == null) {
                values = innermost ? session.variables(here) : session.variablesOfCaller(at(last + 1));
            }
            if (!innermost) {
                next.put(last, values);
            }
            all.add(values);
        }
        known = next;
        return all;
    }

    private Timeline at(long position) {
        var timeline = elsewhere;
        if (timeline == null) {
            timeline = session.newTimeline();
            elsewhere = timeline;
        }
        timeline.seek(position);
        return timeline;
    }
}
