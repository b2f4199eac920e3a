package puzzlescope.learn.race;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.PhaseCounts;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/**
 * Counts the events of a run without keeping them: of the last phase that has counters, together with those that
 * continue it, or of the whole run if none has. Solver thread only.
 */
final class PhaseCounter implements EventSink {

    private static final int BETWEEN_LOOKS = 1 << 12;
    /** Has every key of a counter that exists. */
    private static final Words ENGLISH = new Words(Language.ENGLISH);

    private final String puzzle;
    private final Instance instance;
    private final long most;
    private final Runnable checkWanted;
    private final long begun = System.nanoTime();
    private final long[] counts;
    private long all;
    private long steps;
    private int declared;
    private int measured;
    private int greatest;
    private long solution;
    private long since = begun;
    private long allNanos;
    private long nanos;
    private PhaseCounts counted;
    private Optional<Message> phase = Optional.empty();
    /** True in a later phase that is not measured. */
    private boolean over;

    /** @param most the number of events after which the run is stopped */
    PhaseCounter(String puzzle, Instance instance, long most, Runnable checkWanted) {
        this.puzzle = puzzle;
        this.instance = instance;
        this.most = most;
        this.checkWanted = checkWanted;
        counts = new long[instance.vocabulary().kinds().size()];
        measured = instance.measure().start();
        declared = instance.phases().first();
        counted = declared == Phases.NONE
                ? instance.countedEvents().counts()
                : instance.countedEvents()
                        .in(instance.phases().name(declared, 0).key());
        if (declared != Phases.NONE) {
            phase = Optional.of(instance.phases().name(declared, 0));
        }
    }

    @Override
    public void emit(long event) {
        if (++all > most) {
            throw new RunStoppedException();
        }
        if (all % BETWEEN_LOOKS == 0) {
            checkWanted.run();
        }
        int next = instance.phases().phaseAfter(event, declared);
        if (next != Phases.NONE) {
            begin(next, event);
        }
        measured = instance.measure().after(measured, event);
        if (over) {
            return;
        }
        steps++;
        counts[PackedEvent.kind(event)]++;
        greatest = Math.max(greatest, measured);
        if ((instance.vocabulary().roleBits(event) & Role.SOLUTION.bit()) != 0) {
            solution = event;
        }
    }

    private void begin(int next, long event) {
        var phases = instance.phases();
        boolean continues = declared == Phases.NONE ? all > 1 : phases.span(declared) == phases.span(next);
        declared = next;
        if (continues) {
            return;
        }
        var name = phases.name(next, event);
        var its = instance.countedEvents().in(name.key());
        if (its.equals(PhaseCounts.NONE)) {
            end();
            return;
        }
        over = false;
        counted = its;
        phase = Optional.of(name);
        since = System.nanoTime();
        steps = 0;
        greatest = 0;
        Arrays.fill(counts, 0);
    }

    @Override
    public void checkStopped() {
        checkWanted.run();
    }

    /** Ends the measured phase, if it has not ended yet. */
    void end() {
        long now = System.nanoTime();
        allNanos = now - begun;
        if (!over) {
            over = true;
            nanos = now - since;
        }
    }

    boolean isFull() {
        return all > most;
    }

    long steps() {
        return steps;
    }

    /** Returns the running time of the measured phase. */
    long nanos() {
        return nanos;
    }

    /** Returns the running time of the run. */
    long allNanos() {
        return allNanos;
    }

    /** Returns the name of the measured phase; empty if it is the whole run. */
    Optional<Message> phase() {
        return steps == all ? Optional.empty() : phase;
    }

    /** Returns the counts by the message keys of their names; without events that are only parts of the work. */
    Map<String, Long> figures() {
        var figures = new LinkedHashMap<String, Long>();
        for (var figure : counted.figures()) {
            var key = puzzle + ".counter." + figure.name();
            switch (figure) {
                case Figure.Events events -> {
                    if (!instance.countedEvents().areParts()) {
                        figures.put(
                                key,
                                events.kinds().stream()
                                        .mapToLong(kind -> counts[kind.number()])
                                        .sum());
                    }
                }
                case Figure.Greatest _ -> figures.put(key, (long) greatest);
                case Figure.Said said -> {
                    boolean isSaid = said.kinds().stream().anyMatch(kind -> counts[kind.number()] > 0);
                    if (isSaid) {
                        figures.put(key, said.read().applyAsLong(solution));
                    }
                }
            }
        }
        for (var role : Role.values()) {
            var key = Counter.key(puzzle, instance.countedEvents(), role, ENGLISH::has);
            if (counted.roles().contains(role) && ENGLISH.has(key)) {
                figures.put(key, instance.vocabulary().count(counts, role));
            }
        }
        return figures;
    }
}
