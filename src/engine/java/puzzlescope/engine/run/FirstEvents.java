package puzzlescope.engine.run;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;

/**
 * Limits a run to its first events: it is stopped before one more, so that the recording is the same each time.
 *
 * @param count the greatest number of events
 */
public record FirstEvents(long count) {

    /** Returns the algorithm, stopped there. */
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
                throw new RunStoppedException();
            }
            events.emit(event);
        }

        @Override
        public void checkStopped() {
            events.checkStopped();
        }
    }
}
