package puzzlescope.testkit;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.PhaseCounts;

/** The counters of a run at a position, computed event by event without a recording. */
public final class CountedByHand {

    private static final List<Role> ROLES =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    private final Instance instance;
    private final long[] events;
    private final int position;
    private final PhaseCounts counts;
    private int spanStart;
    private int phaseStart;

    /**
     * @param events all events of the run
     * @param position the number of those that have happened
     */
    public CountedByHand(Instance instance, long[] events, int position) {
        this.instance = instance;
        this.events = events;
        this.position = position;
        var phases = instance.phases();
        int phase = phases.first();
        var name = phase == Phases.NONE ? "" : phases.name(phase, 0).key();
        // At the start, the phase is that of the first event.
        for (int i = 0; i < Math.min(Math.max(1, position), events.length); i++) {
            int begun = phases.phaseAfter(events[i], phase);
            if (begun != Phases.NONE) {
                phaseStart = i;
                boolean first = phase == Phases.NONE;
                if (first ? i == 0 : phases.span(begun) != phases.span(phase)) {
                    spanStart = i;
                    name = phases.name(begun, events[i]).key();
                }
                phase = begun;
            }
        }
        var counted = instance.countedEvents();
        counts = name.isEmpty() ? counted.counts() : counted.in(name);
    }

    /** Returns what is counted in the phase. */
    public PhaseCounts counts() {
        return counts;
    }

    /** Returns whether the phase continues others. */
    public boolean continues() {
        return phaseStart > spanStart;
    }

    /** Returns the counts since the counting began, by figure or role; empty ones are not known yet. */
    public Map<String, OptionalLong> all() {
        return since(spanStart);
    }

    /** Returns the counts since the last phase began. */
    public Map<String, OptionalLong> inPhase() {
        return since(phaseStart);
    }

    private Map<String, OptionalLong> since(int start) {
        var numbers = new LinkedHashMap<String, OptionalLong>();
        for (var figure : counts.figures()) {
            numbers.put(figure.name(), number(figure, start));
        }
        for (var role : ROLES) {
            if (counts.roles().contains(role)) {
                numbers.put(
                        role.name(),
                        OptionalLong.of(count(
                                start,
                                event -> instance.vocabulary()
                                        .kind(event)
                                        .roles()
                                        .contains(role))));
            }
        }
        return numbers;
    }

    private OptionalLong number(Figure figure, int start) {
        return switch (figure) {
            case Figure.Events counted -> OptionalLong.of(count(start, event -> isOf(event, counted.kinds())));
            case Figure.Greatest _ -> OptionalLong.of(greatest(start));
            case Figure.Said said ->
                Arrays.stream(events, Math.min(start, position), position)
                        .filter(event -> isOf(event, said.kinds()))
                        .map(said.read())
                        .reduce((_, last) -> last);
        };
    }

    private boolean isOf(long event, List<EventKind> kinds) {
        return kinds.contains(instance.vocabulary().kind(event));
    }

    private long count(int start, LongPredicate counted) {
        return Arrays.stream(events, Math.min(start, position), position)
                .filter(counted)
                .count();
    }

    private long greatest(int start) {
        int value = instance.measure().start();
        int greatest = 0;
        for (int i = 0; i < position; i++) {
            value = instance.measure().after(value, events[i]);
            greatest = i < start ? 0 : Math.max(greatest, value);
        }
        return greatest;
    }
}
