package puzzlescope.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramKind;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.text.Counter;

/** Counts the events of a run that is not recorded. */
final class ProgramTotals implements EventSink {

    private static final List<Role> ROLES =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    private final Instance instance;
    private final long[] counts;
    /** The number of the kind that notes something about a program's text; -1 if there is none. */
    private final int noted;

    private final List<Message> notes = new ArrayList<>();
    private long last;

    private ProgramTotals(Instance instance) {
        this.instance = instance;
        var kinds = instance.vocabulary().kinds();
        counts = new long[kinds.size()];
        noted = kinds.stream()
                .filter(kind -> kind instanceof ProgramKind && kind.name().equals("NOTED"))
                .mapToInt(EventKind::number)
                .findFirst()
                .orElse(-1);
    }

    @Override
    public void emit(long event) {
        counts[PackedEvent.kind(event)]++;
        last = event;
        if (PackedEvent.kind(event) == noted) {
            notes.add(instance.vocabulary().unpack(event).sentence());
        }
    }

    /** Counts a whole run. */
    static ProgramTotals of(Instance instance) {
        var totals = new ProgramTotals(instance);
        instance.solver().solve(totals);
        return totals;
    }

    /** Counts a run that may be long; empty if it has more events than these. */
    static Optional<ProgramTotals> of(Instance instance, long most) {
        var totals = new ProgramTotals(instance);
        try {
            new FirstEvents(most).of(instance.solver()).solve(totals);
            return Optional.of(totals);
        } catch (RunStoppedException tooLong) {
            return Optional.empty();
        }
    }

    /** Returns the note on the program's text. */
    List<Message> notes() {
        return notes;
    }

    long last() {
        return last;
    }

    Map<String, Long> byCounter(String puzzle, Predicate<String> isWord) {
        var totals = new LinkedHashMap<String, Long>();
        var counted = instance.countedEvents();
        for (var figure : counted.counts().figures()) {
            if (figure instanceof Figure.Events events) {
                totals.put(
                        puzzle + ".counter." + figure.name(),
                        events.kinds().stream()
                                .mapToLong(kind -> counts[kind.number()])
                                .sum());
            }
        }
        for (var role : ROLES) {
            var key = Counter.key(puzzle, counted, role, isWord);
            if (counted.has(role) && isWord.test(key)) {
                totals.put(key, instance.vocabulary().count(counts, role));
            }
        }
        return totals;
    }
}
