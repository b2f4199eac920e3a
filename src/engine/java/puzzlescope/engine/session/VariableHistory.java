package puzzlescope.engine.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.replay.Timeline;

/**
 * The values of the variables of a call, step by step, up to a position. Reads the recording with a timeline of its
 * own, and may take longer than a frame. One thread at a time.
 */
public final class VariableHistory {

    /** Number of a call's own steps that are read. */
    private static final int MOST_STEPS = 400;

    private final Session session;
    private final Timeline timeline;

    /**
     * Values that variables got by one step of the call.
     *
     * @param position the position after the step
     */
    public record Change(long position, List<Variable> values) {}

    /**
     * The latest changes in a call.
     *
     * @param opened the number of the event that opened the call; -1 if none is open
     * @param isWhole whether there were no earlier ones
     */
    public record Changes(long opened, List<Change> newestFirst, boolean isWhole) {

        public static final Changes NONE = new Changes(-1, List.of(), true);
    }

    private record Values(long position, List<Variable> all) {}

    public VariableHistory(Session session) {
        this.session = session;
        timeline = session.newTimeline();
    }

    /**
     * Returns the latest changes of the variables of the innermost open call.
     *
     * @param most number of changes
     */
    public Changes before(long position, int most) {
        timeline.seek(position);
        int depth = timeline.depth();
        long opened = depth == 0 ? -1 : session.trace().previousDepthAtMost(position, depth - 1);
        if (opened < 0) {
            return Changes.NONE;
        }
        var steps = new ArrayList<Values>();
        long at = position;
        while (at > opened && steps.size() < MOST_STEPS) {
            timeline.seek(at);
            steps.add(new Values(at, session.variables(timeline)));
            at = session.trace().previousDepthAtMost(at, depth);
        }
        boolean isWhole = at == opened;
        var changes = changes(steps.reversed(), isWhole);
        var latest = changes.reversed().subList(0, Math.min(most, changes.size()));
        return new Changes(opened, List.copyOf(latest), isWhole && changes.size() <= most);
    }

    /** @param fromBeginning whether the first step is that which opened the call */
    private static List<Change> changes(List<Values> oldestFirst, boolean fromBeginning) {
        var known = new HashMap<String, String>();
        var changes = new ArrayList<Change>();
        for (var step : oldestFirst) {
            boolean isBase = !fromBeginning && known.isEmpty();
            var set = step.all.stream()
                    .filter(variable -> !variable.value().equals(known.put(variable.name(), variable.value())))
                    .toList();
            if (!set.isEmpty() && !isBase) {
                changes.add(new Change(step.position, set));
            }
        }
        return changes;
    }
}
