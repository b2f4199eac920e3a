package puzzlescope.states.search;

import static puzzlescope.states.event.StatesEvent.Kind.DEAD_END_LEFT;
import static puzzlescope.states.event.StatesEvent.Kind.EDGE_KNOWN;
import static puzzlescope.states.event.StatesEvent.Kind.EDGE_SEEN;
import static puzzlescope.states.event.StatesEvent.Kind.GOAL_REACHED;
import static puzzlescope.states.event.StatesEvent.Kind.LAST_IMPROVED;
import static puzzlescope.states.event.StatesEvent.Kind.NODE_DISCOVERED;
import static puzzlescope.states.event.StatesEvent.Kind.NODE_LEFT;
import static puzzlescope.states.event.StatesEvent.Kind.NODE_VISITED;
import static puzzlescope.states.event.StatesEvent.Kind.SEARCH_BEGAN;
import static puzzlescope.states.event.StatesEvent.Kind.SEARCH_ENDED;
import static puzzlescope.states.event.StatesEvent.Kind.SEARCH_FAILED;
import static puzzlescope.states.event.StatesEvent.Kind.SEARCH_GAVE_UP;
import static puzzlescope.states.event.StatesEvent.Kind.SEARCH_STOPPED;

import java.util.HashSet;
import java.util.Set;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.SearchOrder;

/** Runs one search and records the graph that it finds, beside emitting events. Solver thread only. */
final class GraphBuilder implements SearchListener {

    private final SearchGraphs searchGraphs;
    private final SearchOrder order;
    private final FoundGraph found;
    private final EventSink sink;
    private int visited;
    private int newest;
    private int goal = -1;
    private boolean gaveUp;
    /** The pairs of connected nodes, where these do not follow from the order of the visits. */
    private final Set<Long> joined = new HashSet<>();

    GraphBuilder(SearchGraphs searchGraphs, SearchOrder order, EventSink sink) {
        this.searchGraphs = searchGraphs;
        this.order = order;
        this.sink = sink;
        found = searchGraphs.of(order);
    }

    RunOutcome build(boolean stopAtGoal) {
        var space = searchGraphs.named().space();
        found.clear();
        found.add(space.start(), -1, 0, 1);
        sink.emit(SEARCH_BEGAN, order.ordinal(), 0);
        var extent = stopAtGoal ? Extent.TO_GOAL : Extent.WHOLE_SPACE;
        order.search().search(space, extent.atMost(searchGraphs.named().mostStates()), this);
        boolean missed = goal < 0 && searchGraphs.named().hasGoal();
        var ending = gaveUp
                ? SEARCH_GAVE_UP
                : missed ? SEARCH_FAILED : stopAtGoal && goal >= 0 ? SEARCH_STOPPED : SEARCH_ENDED;
        int states = found.size();
        int edges = states - 1 + found.edges();
        sink.emit(ending, order.ordinal(), states, edges, found.deepest(states - 1));
        boolean limited = gaveUp || searchGraphs.named().depthLimit() > 0;
        return !missed && !gaveUp || goal >= 0
                ? RunOutcome.SOLVED
                : limited ? RunOutcome.GAVE_UP : RunOutcome.NO_SOLUTION;
    }

    @Override
    public void gaveUp(StateGraph graph) {
        gaveUp = true;
    }

    @Override
    public Chooser chooser() {
        return sink;
    }

    @Override
    public void visiting(StateGraph graph, int node) {
        found.visited(node, visited++);
        sink.emit(NODE_VISITED, order.ordinal(), node, interrupted(graph, node));
    }

    @Override
    public void goalReached(StateGraph graph, int node) {
        goal = node;
        sink.emit(GOAL_REACHED, order.ordinal(), node);
    }

    @Override
    public void found(StateGraph graph, int node, int from, int move) {
        int waiting = order == SearchOrder.DEPTH_FIRST ? found.depth(from) + 2 : node + 1 - visited;
        boolean directed = searchGraphs.named().isOneWay(graph.state(from), graph.state(node));
        found.add(graph.state(node), from, move, waiting, directed);
        found.costs(node, (int) Math.min(Integer.MAX_VALUE, graph.cost(node)));
        if (keepsPairs()) {
            joined.add(pair(from, node));
        }
        newest = node;
        sink.emit(NODE_DISCOVERED, order.ordinal(), node, from, move);
    }

    @Override
    public void known(StateGraph graph, int node, int from, int move) {
        boolean newEdge = isNewEdge(graph, node, from);
        if (newEdge) {
            found.addEdge(from, node, searchGraphs.named().isOneWay(graph.state(from), graph.state(node)));
        }
        sink.emit(newEdge ? EDGE_SEEN : EDGE_KNOWN, order.ordinal(), node, from, move);
    }

    /** Returns whether connected pairs have to be stored, since they do not follow from the numbers of two nodes. */
    private boolean keepsPairs() {
        return order == SearchOrder.CHEAPEST_FIRST || !searchGraphs.named().isReversible();
    }

    @Override
    public void improved(StateGraph graph, int node, int from, int move, int before) {
        known(graph, node, from, move);
        found.improve(node, from, move, (int) Math.min(Integer.MAX_VALUE, graph.cost(node)));
        sink.emit(LAST_IMPROVED, order.ordinal(), node, from, move);
    }

    private static long pair(int one, int other) {
        return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
    }

    /**
     * Returns whether an edge between known nodes is new. With reversible moves it is seen twice: breadth-first, first
     * from the node visited first, which tries all its moves at once; depth-first, first from the node visited last,
     * while the other is suspended.
     */
    private boolean isNewEdge(StateGraph graph, int node, int from) {
        if (keepsPairs()) {
            return joined.add(pair(from, node));
        }
        return switch (order) {
            case BREADTH_FIRST -> node > from;
            case CHEAPEST_FIRST, AS_TOLD -> false;
            case DEPTH_FIRST -> node < from && graph.last(from) != node;
        };
    }

    /**
     * Emits a dead end if the node found no others: breadth-first its children are the newest nodes; depth-first the
     * next number is its first child.
     */
    @Override
    public void left(StateGraph graph, int node) {
        int child = order == SearchOrder.DEPTH_FIRST ? node + 1 : newest;
        boolean deadEnd = child > newest || found.parent(child) != node;
        sink.emit(deadEnd ? DEAD_END_LEFT : NODE_LEFT, order.ordinal(), node, interrupted(graph, node));
    }

    /** Returns the node whose visit this one interrupts, or -1: only the depth-first search nests visits. */
    private int interrupted(StateGraph graph, int node) {
        return order == SearchOrder.DEPTH_FIRST ? graph.last(node) : -1;
    }
}
