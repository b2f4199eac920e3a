package puzzlescope.core.puzzle.river.search;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.river.event.GraphEvent.GoalReached;
import puzzlescope.core.puzzle.river.event.GraphEvent.MoveRejected;
import puzzlescope.core.puzzle.river.event.GraphEvent.SearchBegan;
import puzzlescope.core.puzzle.river.event.GraphEvent.StateFound;
import puzzlescope.core.puzzle.river.event.GraphEvent.StateKnown;
import puzzlescope.core.puzzle.river.event.GraphEvent.StateLeft;
import puzzlescope.core.puzzle.river.event.GraphEvent.StateVisited;
import puzzlescope.core.puzzle.river.event.GraphEvent.WayImproved;
import puzzlescope.core.puzzle.river.event.Order;
import puzzlescope.core.puzzle.river.event.WayEvent.CrossingMade;
import puzzlescope.core.puzzle.river.event.WayEvent.LinkFollowed;
import puzzlescope.core.puzzle.river.event.WayEvent.SearchEnded;
import puzzlescope.core.puzzle.river.event.WayEvent.SearchFailed;
import puzzlescope.core.puzzle.river.space.RiverRules;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;
import puzzlescope.core.search.Extent;
import puzzlescope.core.search.SearchListener;
import puzzlescope.core.search.SearchResult;
import puzzlescope.core.search.StateGraph;

/**
 * Visits every state of a crossing that can be reached, building their graph as it goes, then follows {@code last} from the
 * goal back to the start and makes the crossings.
 *
 * <p>Source: J. Kubica, Graph Algorithms the Fun Way (2024), chapter 6; the searches' own sources stand with
 * {@link puzzlescope.core.search.BreadthFirst}, {@link puzzlescope.core.search.DepthFirst} and
 * {@link puzzlescope.core.search.CheapestFirst}.
 *
 * <p>Input: the rules of a crossing, the state to begin at and the order of the visits. Output: nodes numbered in the order of discovery, the table
 * of {@code last} indexed by node, and the crossings: the fewest breadth-first, the quickest cheapest-first, some way
 * depth-first. Time is the number of states (118 for 20 guards and 20 prisoners) times that of the loads.
 * Deterministic, no seed. If the goal is not among the states, there is no solution.
 */
public final class RiverSearch implements Solver {

    private final RiverRules rules;
    private final Order order;
    private final int start;

    public RiverSearch(RiverRules rules, Order order) {
        this(rules, order, (int) rules.start());
    }

    /** @param start the state to begin at */
    public RiverSearch(RiverRules rules, Order order, int start) {
        this.rules = rules;
        this.order = order;
        this.start = start;
    }

    @Override
    public Outcome solve(EventSink sink) {
        sink.emit(new SearchBegan(start, order, start != rules.start()).pack());
        var builder = new Builder(sink);
        var result = order.search().search(rules.from(start), Extent.WHOLE_SPACE, builder);
        int states = result.graph().size();
        if (result.goal() < 0) {
            sink.emit(new SearchFailed(states, builder.edges.size(), rules.goal()).pack());
            return Outcome.NO_SOLUTION;
        }
        show(result, sink);
        return Outcome.SOLVED;
    }

    private void show(SearchResult result, EventSink sink) {
        var graph = result.graph();
        var path = result.path();
        for (int i = path.length - 1; i > 0; i--) {
            sink.emit(new LinkFollowed(path[i], path[i - 1], state(graph, path[i]), state(graph, path[i - 1])).pack());
        }
        for (int i = 1; i < path.length; i++) {
            int load = rules.load(graph.move(path[i]));
            int cost = (int) graph.cost(path[i]);
            sink.emit(new CrossingMade(i, state(graph, path[i - 1]), load, cost).pack());
        }
        int cost = (int) graph.cost(result.goal());
        sink.emit(new SearchEnded(graph.size(), path.length - 1, cost, order).pack());
    }

    private static int state(StateGraph graph, int node) {
        return (int) graph.state(node);
    }

    /** Turns what the search says into events. */
    private final class Builder implements SearchListener {

        private static final int NODE_BITS = 14;

        private final EventSink sink;
        private final Set<Integer> edges = new HashSet<>();
        /** Nodes from which a new state was found. */
        private final BitSet fertile = new BitSet();

        Builder(EventSink sink) {
            this.sink = sink;
        }

        @Override
        public void visiting(StateGraph graph, int node) {
            int cost = order == Order.CHEAPEST_FIRST ? (int) graph.cost(node) : 0;
            sink.emit(new StateVisited(node, state(graph, node), interrupted(graph, node), order, cost).pack());
        }

        @Override
        public void goalReached(StateGraph graph, int node) {
            sink.emit(new GoalReached(node, state(graph, node)).pack());
        }

        @Override
        public void found(StateGraph graph, int node, int from, int move) {
            fertile.set(from);
            addEdge(from, node);
            sink.emit(new StateFound(node, state(graph, node), from, rules.load(move)).pack());
        }

        @Override
        public void known(StateGraph graph, int node, int from, int move) {
            boolean newEdge = addEdge(from, node);
            sink.emit(new StateKnown(node, state(graph, node), from, rules.load(move), newEdge).pack());
        }

        @Override
        public void improved(StateGraph graph, int node, int from, int move, int before) {
            addEdge(from, node);
            sink.emit(new WayImproved(node, from, before, (int) graph.cost(node)).pack());
        }

        @Override
        public void refused(StateGraph graph, int from, int move) {
            int state = state(graph, from);
            sink.emit(new MoveRejected(
                            from,
                            state,
                            rules.load(move),
                            rules.why(state, move).pack())
                    .pack());
        }

        @Override
        public void left(StateGraph graph, int node) {
            sink.emit(new StateLeft(node, state(graph, node), interrupted(graph, node), !fertile.get(node)).pack());
        }

        /** The node whose visit waits for this one's to end, or -1: only the depth-first search visits in between. */
        private int interrupted(StateGraph graph, int node) {
            return order == Order.DEPTH_FIRST ? graph.last(node) : -1;
        }

        /** Notes an edge, whichever way it was found; gives whether it is new. */
        private boolean addEdge(int from, int to) {
            return edges.add(Math.min(from, to) << NODE_BITS | Math.max(from, to));
        }
    }
}
