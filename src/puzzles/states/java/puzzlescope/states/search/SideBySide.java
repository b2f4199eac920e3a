package puzzlescope.states.search;

import java.util.Arrays;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.AlsoTold;
import puzzlescope.engine.run.Outcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.states.event.Graphs;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEventKind;

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
public final class SideBySide implements Solver {

    private final Graphs graphs;
    private final boolean stopAtGoal;

    public SideBySide(Graphs graphs, boolean stopAtGoal) {
        this.graphs = graphs;
        this.stopAtGoal = stopAtGoal;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var breadth = new Kept(sink);
        var depth = new Kept(sink);
        var outcome = new GraphBuilder(graphs, SearchOrder.BREADTH_FIRST, breadth).build(stopAtGoal);
        new GraphBuilder(graphs, SearchOrder.DEPTH_FIRST, depth).build(stopAtGoal);
        var out = new AlsoTold(sink, new Positions(graphs));
        boolean more = true;
        while (more) {
            more = breadth.tellTurn(out);
            more |= depth.tellTurn(out);
        }
        return outcome;
    }

    /** A buffer of events to be emitted later. */
    private static final class Kept implements EventSink {

        private static final int FIRST_CAPACITY = 1024;
        private static final int CHECK_EVERY = 4096;

        private final EventSink stopping;
        private long[] events = new long[FIRST_CAPACITY];
        private int size;
        private int told;

        Kept(EventSink stopping) {
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
        boolean tellTurn(EventSink out) {
            if (told == size) {
                return false;
            }
            do {
                out.emit(events[told++]);
            } while (told < size && StatesEventKind.of(events[told]) != StatesEventKind.NODE_VISITED);
            return true;
        }
    }
}
