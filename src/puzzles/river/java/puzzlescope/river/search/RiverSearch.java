package puzzlescope.river.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.river.event.RiverEvent.Kind.CROSSING_MADE;
import static puzzlescope.river.event.RiverEvent.Kind.DEAD_END_LEFT;
import static puzzlescope.river.event.RiverEvent.Kind.EDGE_FOUND;
import static puzzlescope.river.event.RiverEvent.Kind.GOAL_REACHED;
import static puzzlescope.river.event.RiverEvent.Kind.LINK_FOLLOWED;
import static puzzlescope.river.event.RiverEvent.Kind.MOVE_REJECTED;
import static puzzlescope.river.event.RiverEvent.Kind.SEARCH_BEGAN;
import static puzzlescope.river.event.RiverEvent.Kind.SEARCH_ENDED;
import static puzzlescope.river.event.RiverEvent.Kind.SEARCH_FAILED;
import static puzzlescope.river.event.RiverEvent.Kind.STATE_FOUND;
import static puzzlescope.river.event.RiverEvent.Kind.STATE_KNOWN;
import static puzzlescope.river.event.RiverEvent.Kind.STATE_LEFT;
import static puzzlescope.river.event.RiverEvent.Kind.STATE_VISITED;
import static puzzlescope.river.event.RiverEvent.Kind.WAY_IMPROVED;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.river.event.VisitOrder;
import puzzlescope.river.space.RiverRules;

/**
 * Visits every state of a crossing that can be reached, building their graph as it goes, then follows {@code last} from
 * the goal back to the start and makes the crossings.
 *
 * <p>Source: J. Kubica, Graph Algorithms the Fun Way (2024), chapter 6; for the sources of the searches themselves see
 * {@link puzzlescope.engine.search.BreadthFirst}, {@link puzzlescope.engine.search.DepthFirst} and
 * {@link puzzlescope.engine.search.CheapestFirst}.
 *
 * <p>Input: the rules of a crossing, the initial state and the order of the visits. Output: nodes numbered in the order
 * of discovery, the table of {@code last} indexed by node, and the crossings: the fewest breadth-first, the quickest
 * cheapest-first, any path depth-first. Time is the number of states (118 for 20 guards and 20 prisoners) times that of
 * the loads. Deterministic, no seed. If the goal is not among the states, there is no solution.
 */
public final class RiverSearch implements Solver {

    private final RiverRules rules;
    private final VisitOrder order;
    private final int start;

    public RiverSearch(RiverRules rules, VisitOrder order) {
        this(rules, order, (int) rules.start());
    }

    /** @param start the initial state */
    public RiverSearch(RiverRules rules, VisitOrder order, int start) {
        this.rules = rules;
        this.order = order;
        this.start = start;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        sink.emit(SEARCH_BEGAN, start, order.ordinal(), bit(start != rules.start()));
        var emitter = new EventEmitter(sink);
        var result = order.search().search(rules.from(start), Extent.WHOLE_SPACE, emitter);
        int states = result.graph().size();
        if (result.goal() < 0) {
            sink.emit(SEARCH_FAILED, states, emitter.edges.size(), rules.goal());
            return RunOutcome.NO_SOLUTION;
        }
        show(result, sink);
        return RunOutcome.SOLVED;
    }

    private void show(SearchResult result, EventSink sink) {
        var graph = result.graph();
        var path = result.path();
        for (int i = path.length - 1; i > 0; i--) {
            sink.emit(LINK_FOLLOWED, path[i], path[i - 1], graph.state(path[i]), graph.state(path[i - 1]));
        }
        for (int i = 1; i < path.length; i++) {
            int load = rules.load(graph.move(path[i]));
            sink.emit(CROSSING_MADE, i, graph.state(path[i - 1]), load, graph.cost(path[i]));
        }
        sink.emit(SEARCH_ENDED, graph.size(), path.length - 1, graph.cost(result.goal()), order.ordinal());
    }

    private final class EventEmitter implements SearchListener {

        private static final int NODE_BITS = 14;

        private final EventSink sink;
        private final Set<Integer> edges = new HashSet<>();
        /** Nodes from which a new state was found. */
        private final BitSet fertile = new BitSet();

        EventEmitter(EventSink sink) {
            this.sink = sink;
        }

        @Override
        public Chooser chooser() {
            return sink;
        }

        @Override
        public void visiting(StateGraph graph, int node) {
            long cost = order == VisitOrder.CHEAPEST_FIRST ? graph.cost(node) : 0;
            sink.emit(STATE_VISITED, node, graph.state(node), interrupted(graph, node), order.ordinal(), cost);
        }

        @Override
        public void goalReached(StateGraph graph, int node) {
            sink.emit(GOAL_REACHED, node, graph.state(node));
        }

        @Override
        public void found(StateGraph graph, int node, int from, int move) {
            fertile.set(from);
            addEdge(from, node);
            sink.emit(STATE_FOUND, node, graph.state(node), from, rules.load(move));
        }

        @Override
        public void known(StateGraph graph, int node, int from, int move) {
            var kind = addEdge(from, node) ? EDGE_FOUND : STATE_KNOWN;
            sink.emit(kind, node, graph.state(node), from, rules.load(move));
        }

        @Override
        public void improved(StateGraph graph, int node, int from, int move, int before) {
            addEdge(from, node);
            sink.emit(WAY_IMPROVED, node, from, before, graph.cost(node));
        }

        @Override
        public void refused(StateGraph graph, int from, int move) {
            int state = (int) graph.state(from);
            var rejectionReason = rules.rejectionReason(state, move);
            int load = rules.load(move);
            sink.emit(
                    MOVE_REJECTED,
                    from,
                    state,
                    load,
                    rejectionReason.rule().ordinal(),
                    rejectionReason.guards(),
                    rejectionReason.others());
        }

        @Override
        public void left(StateGraph graph, int node) {
            var kind = fertile.get(node) ? STATE_LEFT : DEAD_END_LEFT;
            sink.emit(kind, node, graph.state(node), interrupted(graph, node));
        }

        /** Returns the node whose visit this one interrupts, or -1: only the depth-first search nests visits. */
        private int interrupted(StateGraph graph, int node) {
            return order == VisitOrder.DEPTH_FIRST ? graph.last(node) : -1;
        }

        /** Records an edge in either direction and returns whether it is new. */
        private boolean addEdge(int from, int to) {
            return edges.add(Math.min(from, to) << NODE_BITS | Math.max(from, to));
        }
    }
}
