package puzzlescope.engine.trace;

import java.util.Arrays;
import java.util.OptionalLong;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Phases;

/**
 * The starts of a recorded run's phases, counted from 0. They are kept even if their events are dropped. After
 * {@value #MOST} phases, the rest of the run counts as one. The recorder's thread writes; any thread reads.
 */
public final class PhaseStarts {

    static final int MOST = 1 << 14;

    /**
     * @param first the number of the first event
     * @param event the first event
     * @param phase the index among the declared phases, or {@link Phases#NONE} for the rest after too many
     * @param part the part of the run's measure
     * @param span the number of the phase with which the counting began
     * @param counts the number of events of each kind before it
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Start(long first, long event, int phase, int part, int span, long[] counts) {}

    private final Phases phases;
    private final Measure measure;
    private final long[] zero;
    private volatile Start[] starts;
    private volatile int size;

    /** @param kinds the number of kinds of events */
    PhaseStarts(Phases phases, Measure measure, int kinds) {
        this.phases = phases;
        this.measure = measure;
        zero = new long[kinds];
        starts = new Start[] {new Start(0, 0, phases.first(), 0, 0, zero)};
        size = phases.first() == Phases.NONE ? 0 : 1;
    }

    /** Returns whether the run has phases, though none may have begun yet. */
    public boolean areDeclared() {
        return phases.areDeclared();
    }

    public int size() {
        return size;
    }

    public long first(int phase) {
        return starts[phase].first;
    }

    /** Returns the number after the last event of a phase in a recording of {@code length} events. */
    public long end(int phase, long length) {
        return phase + 1 < size ? Math.min(first(phase + 1), length) : length;
    }

    /** Returns the phase of an event, or {@link Phases#NONE} before the first. */
    public int of(long event) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (first(middle) <= event) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }

    /**
     * Returns the phase with which the counting of a phase began; they are the same unless the phase continues others.
     * {@link Phases#NONE} stands for the beginning of a run that is not in a phase yet, or has none.
     */
    public int span(int phase) {
        return phase == Phases.NONE ? Phases.NONE : starts[phase].span;
    }

    /** Returns whether a phase is one of several of its kind, such as a layer of a search. */
    public boolean isRound(int phase) {
        return phase != Phases.NONE && starts[phase].phase != Phases.NONE && phases.isRepeated(starts[phase].phase);
    }

    /** Returns the number of the first event that is counted together with a phase. */
    public long spanFirst(int span) {
        return span == Phases.NONE ? 0 : first(span);
    }

    /** Returns the phase after those that count together, or {@link #size()} if none has begun. */
    public int afterSpan(int span) {
        int known = size;
        int next = span + 1;
        while (next < known && starts[next].span == span) {
            next++;
        }
        return next;
    }

    /** Returns the number of events of each kind before a phase; must not be changed. */
    public long[] countsBefore(int phase) {
        return phase == Phases.NONE ? zero : starts[phase].counts;
    }

    /** Returns the phase at a position, which is that of the event that led there. */
    public int at(long position) {
        return of(Math.max(0, position - 1));
    }

    /** Returns the position after the first event of a phase, or the beginning of the run. */
    public long position(int phase) {
        return first(phase) == 0 ? 0 : first(phase) + 1;
    }

    /** Returns the position after the event of a kind that began a phase; empty if none has. */
    public OptionalLong positionAfter(EventKind kind) {
        for (int phase = 0; phase < size; phase++) {
            if (position(phase) > 0 && PackedEvent.kind(starts[phase].event) == kind.number()) {
                return OptionalLong.of(position(phase));
            }
        }
        return OptionalLong.empty();
    }

    public Message name(int phase) {
        var start = starts[phase];
        return start.phase == Phases.NONE ? Message.of("phase.further") : phases.name(start.phase, start.event);
    }

    /** Returns the part of the run's measure that an event belongs to. */
    public int part(long event) {
        int phase = of(event);
        return phase == Phases.NONE ? 0 : starts[phase].part;
    }

    /** Returns the first position after another one at which a phase begins. */
    public OptionalLong next(long position) {
        int phase = at(position) + 1;
        return phase < size ? OptionalLong.of(position(phase)) : OptionalLong.empty();
    }

    /** Returns the last kept position before another one at which a phase begins. */
    OptionalLong previous(long position, long firstKept) {
        int phase = at(position);
        while (phase >= 0 && position(phase) >= position) {
            phase--;
        }
        return phase >= 0 && position(phase) >= firstKept ? OptionalLong.of(position(phase)) : OptionalLong.empty();
    }

    boolean mayBegin(EventKind kind) {
        return phases.mayBegin(kind);
    }

    /** Returns whether an event begins a phase that is not yet recorded. */
    boolean begins(long number, long event) {
        int known = size;
        var last = starts[Math.max(0, known - 1)];
        return known < MOST
                && (known == 0 || number > last.first)
                && phases.phaseAfter(event, known == 0 ? Phases.NONE : last.phase) != Phases.NONE;
    }

    /**
     * Records the phase that an event begins.
     *
     * @param counts the number of events of each kind before it; kept
     */
    void note(long number, long event, long[] counts) {
        int known = size;
        var last = starts[Math.max(0, known - 1)];
        int begun = phases.phaseAfter(event, known == 0 ? Phases.NONE : last.phase);
        int part = measure.part(known == 0 ? 0 : last.part, event);
        boolean further = known == MOST - 1;
        boolean goesOn = known > 0 && (further || phases.span(begun) == phases.span(last.phase));
        // Events before the first phase, such as a search's start, are counted together with it.
        int own = known == 0 && number > 0 ? Phases.NONE : known;
        if (known == starts.length) {
            starts = Arrays.copyOf(starts, 2 * known);
        }
        starts[known] = new Start(number, event, further ? Phases.NONE : begun, part, goesOn ? last.span : own, counts);
        size = known + 1;
    }
}
