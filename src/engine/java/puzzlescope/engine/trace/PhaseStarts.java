package puzzlescope.engine.trace;

import java.util.Arrays;
import java.util.OptionalLong;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;

/**
 * Where the phases of a recorded run begin, counted from 0. They stay known where their events are let go. After
 * {@value #MOST} phases what follows is one. The recorder's thread writes; any thread reads.
 */
public final class PhaseStarts {

    static final int MOST = 1 << 14;

    /**
     * @param first the number of the first event
     * @param event that event
     * @param phase which of the declared phases it is, or {@link Phases#NONE} for what follows after too many
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

    /** Whether the run is told in phases, though none may have begun yet. */
    public boolean areDeclared() {
        return phases.areDeclared();
    }

    /** How many have begun. */
    public int size() {
        return size;
    }

    /** The number of the first event of a phase. */
    public long first(int phase) {
        return starts[phase].first;
    }

    /** The number behind the last event of a phase in a recording of so many events. */
    public long end(int phase, long length) {
        return phase + 1 < size ? Math.min(first(phase + 1), length) : length;
    }

    /** The phase that an event lies in, or {@link Phases#NONE} if it lies before the first. */
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

    /** The phase at a position: that of the event that led there. */
    public int at(long position) {
        return of(Math.max(0, position - 1));
    }

    /** Where a phase has begun: its first event has happened, unless that is the beginning of the run. */
    public long position(int phase) {
        return first(phase) == 0 ? 0 : first(phase) + 1;
    }

    /** What a phase is called. */
    public Message name(int phase) {
        var start = starts[phase];
        return start.phase == Phases.NONE ? Message.of("phase.further") : phases.name(start.phase, start.event);
    }

    /** The part of the run's measure that belongs to an event. */
    public int part(long event) {
        int phase = of(event);
        return phase == Phases.NONE ? 0 : starts[phase].part;
    }

    /** The first position after another one at which a phase begins. */
    public OptionalLong next(long position) {
        int phase = at(position) + 1;
        return phase < size ? OptionalLong.of(position(phase)) : OptionalLong.empty();
    }

    /** The last position before another one, and not before the first that is kept, at which a phase begins. */
    OptionalLong previous(long position, long firstKept) {
        int phase = at(position);
        while (phase >= 0 && position(phase) >= position) {
            phase--;
        }
        return phase >= 0 && position(phase) >= firstKept ? OptionalLong.of(position(phase)) : OptionalLong.empty();
    }

    /** Whether events of a kind may begin a phase. */
    boolean mayBegin(EventKind kind) {
        return phases.mayBegin(kind);
    }

    /** Takes an event in, which may begin a phase and may have been taken in before. */
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
