package puzzlescope.core.run;

import puzzlescope.core.event.EventSink;

/**
 * Another branch of a run: at one of its choices it tries what else would have its turn later, or never. Up to there the events are
 * the same, and from there on the same algorithm works on.
 *
 * @param choice which of those choices that have more than one candidate, from 0
 * @param candidate what is tried, as the algorithm numbers it
 * @param position how many events come before it
 */
public record Branch(long choice, int candidate, long position) {

    /** The algorithm that takes this branch. */
    public Solver of(Solver solver) {
        return sink -> solver.solve(new Sink(sink));
    }

    /** Takes the branch when its turn comes. */
    private final class Sink implements EventSink {

        private final EventSink events;
        private long choices;

        Sink(EventSink events) {
            this.events = events;
        }

        @Override
        public void emit(long event) {
            events.emit(event);
        }

        @Override
        public int choose(long candidates, int own) {
            boolean mine = Long.bitCount(candidates) > 1 && choices++ == choice;
            return mine ? candidate : own;
        }

        @Override
        public boolean mayBranch() {
            return true;
        }

        @Override
        public void checkStopped() {
            events.checkStopped();
        }
    }
}
