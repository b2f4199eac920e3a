package puzzlescope.engine.run;

import java.util.function.LongConsumer;
import puzzlescope.engine.event.EventSink;

/**
 * Passes a run's events on and tells somebody else of each, before anybody can see it. Solver thread only.
 *
 * @param sink where the events go, and who says what is chosen
 * @param other is given each packed event
 */
public record AlsoTold(EventSink sink, LongConsumer other) implements EventSink {

    @Override
    public void emit(long event) {
        other.accept(event);
        sink.emit(event);
    }

    @Override
    public int choose(long candidates, int own) {
        return sink.choose(candidates, own);
    }

    @Override
    public boolean mayBranch() {
        return sink.mayBranch();
    }

    @Override
    public void checkStopped() {
        sink.checkStopped();
    }
}
