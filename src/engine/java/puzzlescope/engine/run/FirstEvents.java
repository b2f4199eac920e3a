package puzzlescope.engine.run;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStopped;

/**
 * The beginning of a run: it is stopped before one event more, so that what is recorded is the same each time.
 *
 * @param count how many events there are at the most
 */
public record FirstEvents(long count) {

    /** The algorithm that is stopped there. */
    public Solver of(Solver solver) {
        return sink -> solver.solve(new Sink(sink, count));
    }

    private static final class Sink implements EventSink {

        private final EventSink events;
        private long left;

        Sink(EventSink events, long count) {
            this.events = events;
            left = count;
        }

        @Override
        public void emit(long event) {
            if (left-- <= 0) {
                throw new RunStopped();
            }
            events.emit(event);
        }

        @Override
        public void checkStopped() {
            events.checkStopped();
        }
    }
}
