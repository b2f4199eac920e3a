package puzzlescope.engine.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.DepthRange;

/**
 * A counter of a run's phase.
 *
 * @param key the message key of its name
 * @param isDepth whether it is the number of open calls, which can also decrease
 * @param addsUp whether the counts of several phases add up to that of all of them
 * @param reading reads it
 */
public record Counter(String key, boolean isDepth, boolean addsUp, Reading reading) {

    private static final String DEPTH = "counter.depth";

    private static final List<Role> ROLES =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    /** Reads a counter. */
    @FunctionalInterface
    public interface Reading {

        /**
         * Returns the count within a phase and those that continue it, up to the timeline's position; empty if it is
         * not known yet.
         *
         * @param span the phase with which the counting begins
         */
        OptionalLong in(Timeline timeline, int span);
    }

    /** Returns the count up to the timeline's position since the counting began there; empty if it is not known yet. */
    public OptionalLong at(Timeline timeline) {
        return in(timeline, timeline.span());
    }

    /** Returns the count within a phase and those that continue it; empty if it is not known yet. */
    public OptionalLong in(Timeline timeline, int span) {
        return reading.in(timeline, span);
    }

    /** Returns the counters at the position of a session, in display order. */
    public static List<Counter> of(Session session, Words words) {
        return of(session, words, session.timeline().span());
    }

    /**
     * Returns the counters of a phase and those that continue it, in display order.
     *
     * @param span the phase with which the counting begins
     */
    public static List<Counter> of(Session session, Words words, int span) {
        return of(session, words, counts(session, span));
    }

    /** Returns the counters of all phases begun in a recording, in display order. */
    public static List<Counter> ofAllPhases(Session session, Words words) {
        var all = new LinkedHashMap<String, Counter>();
        for (int span : spans(session)) {
            of(session, words, span).forEach(counter -> all.putIfAbsent(counter.key(), counter));
        }
        return List.copyOf(all.values());
    }

    /** Returns the phases of a recording with which a counting begins. */
    public static List<Integer> spans(Session session) {
        var phases = session.trace().phases();
        var spans = new ArrayList<Integer>();
        if (phases.size() == 0 || phases.first(0) > 0) {
            spans.add(Phases.NONE);
        }
        int first = spans.isEmpty() ? 0 : phases.afterSpan(Phases.NONE);
        for (int span = first; span < phases.size(); span = phases.afterSpan(span)) {
            spans.add(span);
        }
        return List.copyOf(spans);
    }

    public static PhaseCounts counts(Session session, int span) {
        var counted = session.instance().countedEvents();
        return span == Phases.NONE
                ? counted.counts()
                : counted.in(session.trace().phases().name(span).key());
    }

    private static List<Counter> of(Session session, Words words, PhaseCounts counted) {
        var countedEvents = session.instance().countedEvents();
        var counters = new ArrayList<Counter>();
        for (var figure : counted.figures()) {
            boolean addsUp = figure instanceof Figure.Events;
            counters.add(
                    new Counter(session.puzzle().id() + ".counter." + figure.name(), false, addsUp, reading(figure)));
        }
        for (var role : ROLES) {
            var key = key(session.puzzle().id(), countedEvents, role, words::has);
            if (counted.roles().contains(role) && words.has(key)) {
                counters.add(
                        new Counter(key, false, true, (timeline, span) -> OptionalLong.of(timeline.count(span, role))));
            }
        }
        if (counted.hasCalls()) {
            var measure = session.instance().measure();
            boolean named = measure.isDepth() && !measure.isRecursion();
            counters.add(new Counter(
                    named ? measure.name(0).key() : DEPTH,
                    true,
                    false,
                    (timeline, _) -> OptionalLong.of(timeline.depth())));
        }
        return List.copyOf(counters);
    }

    /** Returns the message key of a role's counter. */
    public static String key(String puzzle, CountedEvents counted, Role role, Predicate<String> isWord) {
        var own = puzzle + ".counter." + role;
        return isWord.test(own) ? own : role == Role.SOLUTION ? counted.result() + ".counter" : "counter." + role;
    }

    private static Reading reading(Figure figure) {
        return switch (figure) {
            case Figure.Events events -> (timeline, span) -> OptionalLong.of(count(timeline, span, events.kinds()));
            case Figure.Greatest _ -> Counter::greatest;
            case Figure.Said said -> (timeline, span) -> said(said, timeline, span);
        };
    }

    private static long count(Timeline timeline, int span, List<EventKind> kinds) {
        long sum = 0;
        for (var kind : kinds) {
            sum += timeline.count(span, kind);
        }
        return sum;
    }

    /** Returns the greatest value of the measure among the kept events of a span. */
    private static OptionalLong greatest(Timeline timeline, int span) {
        var trace = timeline.trace();
        var range = new DepthRange();
        trace.profile().measures(trace.phases().spanFirst(span), timeline.positionIn(span), range);
        return OptionalLong.of(range.isEmpty() ? 0 : range.highest());
    }

    private static OptionalLong said(Figure.Said said, Timeline timeline, int span) {
        var trace = timeline.trace();
        long at = count(timeline, span, said.kinds()) == 0
                ? -1
                : trace.previous(timeline.positionIn(span) + 1, Role.SOLUTION);
        if (at <= 0) {
            return OptionalLong.empty();
        }
        long[] event = new long[1];
        return trace.copy(at - 1, event, 0, 1) == 1
                ? OptionalLong.of(said.read().applyAsLong(event[0]))
                : OptionalLong.empty();
    }
}
