package puzzlescope.states.search;

import java.util.Arrays;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.TeeSink;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;

/**
 * Runs a breadth-first and a depth-first search of one space in turns of one visit each.
 *
 * <p>Source: as {@link StatesSearch}. Each search runs as it would alone. The events of both are buffered and then
 * emitted in turns, so that neither needs a thread of its own.
 *
 * <p>Input: as {@link StatesSearch}. Output: the events of both, a visit of the one and a visit of the other, until
 * both have ended; a breadth-first visit comes between two steps of the depth-first recursion. Time and space are those
 * of both searches and their events. Deterministic, no seed. If there is no goal, both prove it.
 */
public record InterleavedSearch(SearchGraphs searchGraphs, boolean stopAtGoal) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var breadth = new HeldEvents(sink);
        var depth = new HeldEvents(sink);
        var runOutcome = new GraphBuilder(searchGraphs, SearchOrder.BREADTH_FIRST, breadth).build(stopAtGoal);
        new GraphBuilder(searchGraphs, SearchOrder.DEPTH_FIRST, depth).build(stopAtGoal);
        var out = new TeeSink(sink, new NodePositions(searchGraphs));
        boolean more = true;
        while (more) {
            more = breadth.replayTurn(out);
            more |= depth.replayTurn(out);
        }
        return runOutcome;
    }

    /** A buffer of events to be emitted later. */
    private static final class HeldEvents implements EventSink {

        private static final int FIRST_CAPACITY = 1024;
        private static final int CHECK_EVERY = 4096;

        private final EventSink stopping;
        private long[] events = new long[FIRST_CAPACITY];
        private int size;
        private int told;

        HeldEvents(EventSink stopping) {
            this.stopping = stopping;
        }

        @Override
        public void emit(long event) {
            if (size == events.length) {
                events = Arrays.copyOf(events, 2 * size);
            }
            events[size++] = event;
            if (size % CHECK_EVERY == 0) {
                stopping.checkStopped();
            }
        }

        /** Emits the events up to the next visit, and returns whether there were any. */
        boolean replayTurn(EventSink out) {
            if (told == size) {
                return false;
            }
            do {
                out.emit(events[told++]);
            } while (told < size && StatesEvent.Kind.of(events[told]) != StatesEvent.Kind.NODE_VISITED);
            return true;
        }
    }
}
