package jugs;

import jugs.JugsEvent.Kind;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateGraph;

/**
 * Visits the states nearest to the start first, until one has the target amount, then makes the pours that lead there.
 *
 * <p>Source: C.-G. Bachet, Problèmes plaisants et délectables (1612), with jugs of 8, 5 and 3; for the search see {@link BreadthFirst}.
 *
 * <p>Input: three capacities and an amount. Output: the fewest pours. With capacities a, b and c, time and space are of order
 * b·c. Deterministic. Without a solution if no state that can be reached has the amount, which the search proves.
 */
record JugSearch(JugSpace space) {

    RunOutcome solve(EventSink sink) {
        sink.emit(Kind.SEARCH_BEGAN, space.start(), 0);
        var result = new BreadthFirst().search(space, Extent.TO_GOAL, new EventEmitter(sink));
        var graph = result.graph();
        if (result.goal() < 0) {
            sink.emit(Kind.TARGET_MISSED, graph.size());
            return RunOutcome.NO_SOLUTION;
        }
        var path = result.path();
        for (int i = 1; i < path.length; i++) {
            emit(sink, Kind.POURED, graph.state(path[i - 1]), graph.move(path[i]), graph.state(path[i]));
        }
        sink.emit(Kind.TARGET_MEASURED, path.length - 1);
        return RunOutcome.SOLVED;
    }

    private static void emit(EventSink sink, Kind kind, long state, int move, long after) {
        sink.emit(kind, state, JugSpace.from(move), JugSpace.to(move), after);
    }

    /** Emits an event for each call of the search. */
    private record EventEmitter(EventSink sink) implements SearchListener {

        /** With the sink as its chooser, the search can be told to try another pour first. */
        @Override
        public Chooser chooser() {
            return sink;
        }

        @Override
        public void visiting(StateGraph graph, int node) {
            sink.emit(Kind.STATE_VISITED, graph.state(node), graph.cost(node));
        }

        @Override
        public void goalReached(StateGraph graph, int node) {
            sink.emit(Kind.TARGET_FOUND, graph.state(node), graph.cost(node));
        }

        @Override
        public void found(StateGraph graph, int node, int from, int move) {
            emit(sink, Kind.STATE_FOUND, graph.state(from), move, graph.state(node));
        }

        @Override
        public void known(StateGraph graph, int node, int from, int move) {
            emit(sink, Kind.STATE_KNOWN, graph.state(from), move, graph.state(node));
        }

        @Override
        public void refused(StateGraph graph, int from, int move) {
            emit(sink, Kind.POUR_REFUSED, graph.state(from), move, graph.state(from));
        }
    }
}
