package puzzlescope.tiles.search;

import static puzzlescope.tiles.event.TilesGraphEvent.Kind.BACK_AT_START;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.GAVE_UP;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.LAYER_BEGAN;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.SOLUTION_FOUND;
import static puzzlescope.tiles.event.TilesGraphEvent.UNESTIMATED;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.search.AStar;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.engine.search.StateSearch;
import puzzlescope.tiles.event.TilesGraphEvent.Front;
import puzzlescope.tiles.space.SlidingSpace;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/**
 * Solves the puzzle by a search that stores every board found: breadth-first, or A* if a heuristic is given.
 *
 * <p>Source: for the sources of the searches see {@link BreadthFirst} and {@link AStar}; for the heuristics
 * {@link TilesHeuristic}.
 *
 * <p>Input: a solvable order of the tiles, of at most 4×4. Output: the fewest moves to the solved order. Time and space
 * are linear in the boards found: at most 181,440 on 3×3. Deterministic, no seed. There always is a solution; beyond
 * the limit of stored boards the search gives up.
 */
public final class TilesGraphSearch implements Solver {

    private final SlidingSpace space;
    private final @Nullable TilesHeuristic heuristic;
    private final int limit;

    /**
     * @param heuristic the heuristic of A*; null for breadth-first search
     * @param limit the most boards that may be stored
     */
    public TilesGraphSearch(TileOrder start, @Nullable TilesHeuristic heuristic, int limit) {
        space = new SlidingSpace(start);
        this.heuristic = heuristic;
        this.limit = limit;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var estimate = heuristic == null ? null : new BoardEstimate(space, heuristic);
        StateSearch search = estimate == null ? new BreadthFirst() : new AStar(estimate);
        var events = new LayerEmitter(sink, new BoardNumbers(), estimate);
        events.root(space.start());
        var result = search.search(space, Extent.TO_GOAL.atMost(limit), events);
        if (result.verdict() == Verdict.GAVE_UP) {
            sink.emit(GAVE_UP, limit);
            return RunOutcome.GAVE_UP;
        }
        var path = result.path();
        if (path.length > 1) {
            sink.emit(BACK_AT_START, result.goal(), 0, path.length - 1);
        }
        var states = new long[path.length];
        for (int i = 0; i < path.length; i++) {
            states[i] = result.graph().state(path[i]);
        }
        GraphSearchEmitter.play(space, states, sink);
        return RunOutcome.SOLVED;
    }

    /** Also emits an event when a search reaches the next layer. */
    private final class LayerEmitter extends GraphSearchEmitter {

        private final EventSink sink;
        private int front;
        private int visited;

        LayerEmitter(EventSink sink, BoardNumbers numbers, @Nullable BoardEstimate estimate) {
            super(space, sink, numbers, estimate, false);
            this.sink = sink;
        }

        @Override
        public void visiting(StateGraph graph, int node) {
            int g = (int) graph.cost(node);
            int h = estimate(graph, node);
            int f = h == UNESTIMATED ? g : g + h;
            if (f > front) {
                front = f;
                var kind = heuristic == null ? Front.DEPTH : Front.ESTIMATE;
                sink.emit(LAYER_BEGAN, kind.ordinal(), f, graph.size() - visited, 0);
            }
            visited++;
            super.visiting(graph, node);
        }

        @Override
        public void goalReached(StateGraph graph, int node) {
            sink.emit(SOLUTION_FOUND, graph.cost(node));
        }
    }
}
