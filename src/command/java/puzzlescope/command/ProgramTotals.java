package puzzlescope.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramKind;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.text.Counter;

/**
 * Counts the events of a run that is not recorded, from the last phase on that has counters of its own, such as solving
 * a maze.
 */
final class ProgramTotals implements EventSink {

    /** The key of the number of steps on the board. */
    static final String STEPS = "counter.steps";

    private static final List<Role> ROLES =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    private final Instance instance;
    private final long[] counts;
    /** The first event of each kind that was counted. */
    private final long[] firsts;
    /** The number of the kind that notes something about a program's text; -1 if there is none. */
    private final int noted;

    private final List<Message> notes = new ArrayList<>();
    private PhaseCounts counters;
    private int phase;
    private long last;
    private long lastSolution;
    /** The number of solutions after which nothing more is counted; 0 if everything is. */
    private final long solutionsCounted;

    private ProgramTotals(Instance instance, long solutionsCounted) {
        this.solutionsCounted = solutionsCounted;
        this.instance = instance;
        var kinds = instance.vocabulary().kinds();
        counts = new long[kinds.size()];
        firsts = new long[kinds.size()];
        counters = instance.countedEvents().counts();
        phase = instance.phases().first();
        noted = kinds.stream()
                .filter(kind -> kind instanceof ProgramKind && kind.name().equals("NOTED"))
                .mapToInt(EventKind::number)
                .findFirst()
                .orElse(-1);
    }

    @Override
    public void emit(long event) {
        int kind = PackedEvent.kind(event);
        int next = instance.phases().phaseAfter(event, phase);
        if (next != Phases.NONE) {
            phase = next;
            begin(instance.countedEvents()
                    .in(instance.phases().name(next, event).key()));
        }
        if (counts[kind]++ == 0) {
            firsts[kind] = event;
        }
        last = event;
        if ((instance.vocabulary().roleBits(event) & Role.SOLUTION.bit()) != 0) {
            lastSolution = event;
        }
        if (kind == noted) {
            notes.add(instance.vocabulary().unpack(event).sentence());
        }
        if (hasAllCounted()) {
            throw new RunStoppedException();
        }
    }

    private boolean hasAllCounted() {
        return solutionsCounted > 0 && lastSolution == last && solutions() >= solutionsCounted;
    }

    private void begin(PhaseCounts counted) {
        if (!counted.equals(counters)) {
            counters = counted;
            Arrays.fill(counts, 0);
        }
    }

    /** Counts a whole run. */
    static ProgramTotals of(Instance instance) {
        var totals = new ProgramTotals(instance, 0);
        instance.solver().solve(totals);
        return totals;
    }

    /**
     * Counts a run that may be long; empty if it has more events than these.
     *
     * @param solutions the number of solutions after which nothing more is counted; 0 for the whole run
     */
    static Optional<ProgramTotals> of(Instance instance, long most, long solutions) {
        var totals = new ProgramTotals(instance, solutions);
        try {
            new FirstEvents(most).of(instance.solver()).solve(totals);
            return Optional.of(totals);
        } catch (RunStoppedException stopped) {
            return totals.hasAllCounted() ? Optional.of(totals) : Optional.empty();
        }
    }

    /** Returns the number of solutions found. */
    long solutions() {
        return instance.vocabulary().count(counts, Role.SOLUTION);
    }

    /** Returns the note on the program's text. */
    List<Message> notes() {
        return notes;
    }

    long last() {
        return last;
    }

    /** Returns the number of steps on the board; empty if the puzzle has none. Each event of a kind is one, or none is. */
    private OptionalLong steps(ProgramRules rules) {
        if (!rules.hasSteps()) {
            return OptionalLong.empty();
        }
        long steps = 0;
        for (var kind : instance.vocabulary().kinds()) {
            long count = counts[kind.number()];
            if (count > 0
                    && !(kind instanceof ProgramKind)
                    && rules.step(instance.vocabulary().unpack(firsts[kind.number()]))
                            .isPresent()) {
                steps += count;
            }
        }
        return OptionalLong.of(steps);
    }

    Map<String, Long> byCounter(String puzzle, ProgramRules rules, Predicate<String> isWord) {
        var totals = new LinkedHashMap<String, Long>();
        steps(rules).ifPresent(steps -> totals.put(STEPS, steps));
        for (var figure : counters.figures()) {
            count(figure).ifPresent(count -> totals.put(puzzle + ".counter." + figure.name(), count));
        }
        for (var role : ROLES) {
            var key = Counter.key(puzzle, instance.countedEvents(), role, isWord);
            if (counters.roles().contains(role) && isWord.test(key)) {
                totals.put(key, instance.vocabulary().count(counts, role));
            }
        }
        return totals;
    }

    /** Returns a figure; empty if nothing says it, or if only a recording has it. */
    private OptionalLong count(Figure figure) {
        return switch (figure) {
            case Figure.Events events -> OptionalLong.of(sum(events.kinds()));
            case Figure.Said said ->
                sum(said.kinds()) == 0
                        ? OptionalLong.empty()
                        : OptionalLong.of(said.read().applyAsLong(lastSolution));
            case Figure.Greatest _ -> OptionalLong.empty();
        };
    }

    private long sum(List<EventKind> kinds) {
        return kinds.stream().mapToLong(kind -> counts[kind.number()]).sum();
    }
}
