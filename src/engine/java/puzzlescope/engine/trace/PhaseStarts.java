package puzzlescope.engine.trace;

import java.util.Arrays;
import java.util.OptionalLong;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
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
     */
    private record Start(long first, long event, int phase, int part) {}

    private final Phases phases;
    private final Measure measure;
    private volatile Start[] starts;
    private volatile int size;

    PhaseStarts(Phases phases, Measure measure) {
        this.phases = phases;
        this.measure = measure;
        starts = new Start[] {new Start(0, 0, phases.first(), 0)};
        size = phases.first() == Phases.NONE ? 0 : 1;
    }

    /** Returns whether the run has phases, though none may have begun yet. */
    public boolean areDeclared() {
        return phases.areDeclared();
    }

    /** Returns the number of phases begun. */
    public int size() {
        return size;
    }

    /** Returns the number of the first event of a phase. */
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

    /** Returns the phase at a position, which is that of the event that led there. */
    public int at(long position) {
        return of(Math.max(0, position - 1));
    }

    /** Returns the position after the first event of a phase, or the beginning of the run. */
    public long position(int phase) {
        return first(phase) == 0 ? 0 : first(phase) + 1;
    }

    /** Returns the name of a phase. */
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

    /** Returns whether events of a kind may begin a phase. */
    boolean mayBegin(EventKind kind) {
        return phases.mayBegin(kind);
    }

    /** Records the event if it begins a phase; may be called again for the same event. */
    void note(long number, long event) {
        int known = size;
        var last = starts[Math.max(0, known - 1)];
        int begun = phases.begunBy(event, known == 0 ? Phases.NONE : last.phase);
        if (begun == Phases.NONE || known == MOST || (known > 0 && number <= last.first)) {
            return;
        }
        int part = measure.part(known == 0 ? 0 : last.part, event);
        if (known == starts.length) {
            starts = Arrays.copyOf(starts, 2 * known);
        }
        starts[known] = new Start(number, event, known == MOST - 1 ? Phases.NONE : begun, part);
        size = known + 1;
    }
}
