package puzzlescope.engine.run;

import java.util.function.LongConsumer;
import puzzlescope.engine.event.EventSink;

/**
 * Forwards a run's events, passing each to a second consumer before anyone can see it. Solver thread only.
 *
 * @param sink receives the events and makes the choices
 * @param other accepts each packed event first
 */
public record TeeSink(EventSink sink, LongConsumer other) implements EventSink {

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
