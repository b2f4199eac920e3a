package puzzlescope.window.player;

import java.util.Optional;
import puzzlescope.learn.query.Query;

/**
 * A line at which playing stops.
 *
 * @param condition what must hold besides; empty if nothing
 */
public record Breakpoint(CodeLocation location, Optional<Query> condition) {

    /** Returns the condition as typed; empty if there is none. */
    public String text() {
        return condition.map(Query::text).orElse("");
    }

    Query steps() {
        var steps = location.steps();
        return condition.map(steps::and).orElse(steps);
    }
}
