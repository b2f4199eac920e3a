package puzzlescope.learn.race;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;

/**
 * The part of some runs that is compared: it begins with the phase in which they first differ, since what all do alike,
 * such as generating the same maze, says nothing about the algorithms.
 *
 * @param starts the position of each run where it begins
 * @param phase the name of its first phase; empty if it is the whole run
 */
public record ComparedPart(List<Long> starts, Optional<Message> phase) {

    public ComparedPart {
        starts = List.copyOf(starts);
    }

    public static ComparedPart whole(int lanes) {
        return new ComparedPart(Collections.nCopies(lanes, 0L), Optional.empty());
    }

    /**
     * Returns the part in which recordings differ, as far as they go; the whole if they do not.
     *
     * @param checkWanted called often; throws if the answer is no longer wanted
     */
    public static ComparedPart of(List<Session> lanes, Runnable checkWanted) {
        var first = lanes.getFirst();
        long differs = Long.MAX_VALUE;
        for (var other : lanes.subList(1, lanes.size())) {
            differs = Math.min(
                    differs,
                    new DifferenceFinder(first, other, checkWanted)
                            .first()
                            .map(Difference::one)
                            .orElse(Long.MAX_VALUE));
        }
        return differs == Long.MAX_VALUE ? whole(lanes.size()) : at(lanes, differs);
    }

    /** Returns the part that begins with the phase of an event up to which all runs are the same. */
    private static ComparedPart at(List<Session> lanes, long event) {
        var starts = new ArrayList<Long>();
        @Nullable Message name = null;
        for (var lane : lanes) {
            var phases = lane.trace().phases();
            if (event >= lane.trace().length()) {
                starts.add(lane.trace().length());
                continue;
            }
            int span = phases.span(phases.of(event));
            starts.add(phases.spanFirst(span));
            if (name == null && span != Phases.NONE && phases.spanFirst(span) > 0) {
                name = phases.name(span);
            }
        }
        return name == null ? whole(lanes.size()) : new ComparedPart(starts, Optional.of(name));
    }

    /** Returns the phases of a run's part with which a counting begins, as far as they have begun at its position. */
    List<Integer> spans(Session lane, int number) {
        long start = starts.get(number);
        return Counter.spans(lane).stream()
                .filter(span -> lane.trace().phases().spanFirst(span) >= start
                        && lane.trace().phases().spanFirst(span)
                                <= lane.timeline().position())
                .toList();
    }
}
