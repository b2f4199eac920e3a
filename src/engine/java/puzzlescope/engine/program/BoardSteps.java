package puzzlescope.engine.program;

import java.util.function.LongConsumer;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** Counts the events of a program's board, and those that change it. Solver thread only. */
final class BoardSteps implements LongConsumer {

    private final Vocabulary vocabulary;
    private long events;
    private long changes;

    BoardSteps(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    @Override
    public void accept(long event) {
        events++;
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
