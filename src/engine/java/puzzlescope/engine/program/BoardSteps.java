package puzzlescope.engine.program;

import java.util.function.LongConsumer;

/** Counts the steps that a program has taken on its board. Solver thread only. */
final class BoardSteps implements LongConsumer {

    private long count;

    @Override
    public void accept(long event) {
        count++;
    }

    long count() {
        return count;
    }
}
