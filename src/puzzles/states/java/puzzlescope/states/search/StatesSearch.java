package puzzlescope.states.search;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.TeeSink;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.SearchOrder;

/**
 * Builds the graph of a state space during a search, one node and one edge at a time.
 *
 * <p>Source: J. Kubica, Graph Algorithms the Fun Way (2024), chapter 6; for the sources of the searches themselves see
 * {@link puzzlescope.engine.search.BreadthFirst} and {@link puzzlescope.engine.search.DepthFirst}.
 *
 * <p>Input: a state space, the order of the visits, and whether the goal ends the search. Output: nodes numbered in the
 * order of discovery, each with the node and the move by which it was found, and the edges between them. Time is the
 * number of states times that of the moves; space is linear in the states and edges (3×3 tiles: 181,440 states).
 * Deterministic, no seed. A space without a goal is visited completely, which proves it; beyond the limit of states the
 * search gives up.
 */
public record StatesSearch(SearchGraphs searchGraphs, SearchOrder order, boolean stopAtGoal) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var builder = new GraphBuilder(searchGraphs, order, new TeeSink(sink, new NodePositions(searchGraphs)));
        return builder.build(stopAtGoal);
    }
}
