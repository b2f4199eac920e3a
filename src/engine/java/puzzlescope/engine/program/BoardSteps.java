package puzzlescope.engine.program;

import java.util.function.LongConsumer;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** Counts the events of a program's board, and those that change it. Solver thread only. */
final class BoardSteps implements LongConsumer {

    private final Vocabulary vocabulary;
    private final Repetition repetition;
    private final long[] lastOfKind;
    private long events;
    private long changes;

    /**
     * @param repetition receives each event as its kind and its difference from the last of that kind, so that a number by
     *     which moves are counted does not hide that they are the same
     */
    BoardSteps(Vocabulary vocabulary, Repetition repetition) {
        this.vocabulary = vocabulary;
        this.repetition = repetition;
        lastOfKind = new long[vocabulary.kinds().size()];
    }

    @Override
    public void accept(long event) {
        events++;
        if (repetition.isWatched()) {
            int kind = PackedEvent.kind(event);
            repetition.accept(event - lastOfKind[kind] + kind);
            lastOfKind[kind] = event;
        }
        if ((vocabulary.roleBits(event) & Role.STILL.bit()) == 0) {
            changes++;
        }
    }

    long events() {
        return events;
    }

    long changes() {
        return changes;
    }
}
