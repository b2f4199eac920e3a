package puzzlescope.core.puzzle.states.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.states.event.Graphs;
import puzzlescope.core.puzzle.states.event.Order;
import puzzlescope.core.puzzle.states.event.StatesCode;
import puzzlescope.core.puzzle.states.event.StatesEvent.Ending;
import puzzlescope.core.puzzle.states.event.StatesEvent.SearchEnded;
import puzzlescope.core.puzzle.states.event.StatesEventKind;
import puzzlescope.core.search.Extent;
import puzzlescope.core.search.FoundGraph;
import puzzlescope.core.search.SearchListener;
import puzzlescope.core.search.StateGraph;

/** Runs one search and writes down what it finds, beside the events that it emits. Solver thread only. */
final class GraphBuilder implements SearchListener {

    private final Graphs graphs;
    private final Order order;
    private final FoundGraph found;
    private final EventSink sink;
    private int visited;
    private int newest;
    private int goal = -1;

    GraphBuilder(Graphs graphs, Order order, EventSink sink) {
        this.graphs = graphs;
        this.order = order;
        this.sink = sink;
        found = graphs.of(order);
    }

    /** Searches; gives whether the goal was reached. */
    boolean build(boolean stopAtGoal) {
        var space = graphs.named().space();
        found.clear();
        found.add(space.start(), -1, 0, 1);
        emit(StatesEventKind.SEARCH_BEGAN, 0);
        order.search().search(space, stopAtGoal ? Extent.TO_GOAL : Extent.WHOLE_SPACE, this);
        var ending = goal < 0 ? Ending.WITHOUT_GOAL : stopAtGoal ? Ending.AT_GOAL : Ending.COMPLETE;
        int states = found.size();
        int edges = states - 1 + found.edges();
        sink.emit(new SearchEnded(graphs.voice(order), ending, states, edges, found.deepest(states - 1)).pack());
        return goal >= 0;
    }

    @Override
    public void visiting(StateGraph graph, int node) {
        visited++;
        emit(StatesEventKind.NODE_VISITED, node, interrupted(graph, node) + 1, 0);
    }

    @Override
    public void goalReached(StateGraph graph, int node) {
        goal = node;
        emit(StatesEventKind.GOAL_REACHED, node);
    }

    @Override
    public void found(StateGraph graph, int node, int from, int move) {
        int waiting = order == Order.BREADTH_FIRST ? node + 1 - visited : found.depth(from) + 2;
        found.add(graph.state(node), from, move, waiting);
        newest = node;
        emit(StatesEventKind.NODE_DISCOVERED, node, from, move);
    }

    @Override
    public void known(StateGraph graph, int node, int from, int move) {
        boolean newEdge = isNewEdge(graph, node, from);
        if (newEdge) {
            found.addEdge(from, node);
        }
        emit(newEdge ? StatesEventKind.EDGE_SEEN : StatesEventKind.EDGE_KNOWN, node, from, move);
    }

    /**
     * An edge between known nodes is seen twice, since its move can be taken back: first from the node that is visited first
     * if that tries all its moves at once; but first from the one that is visited last if the moves of the other wait.
     */
    private boolean isNewEdge(StateGraph graph, int node, int from) {
        return switch (order) {
            case BREADTH_FIRST -> node > from;
            case DEPTH_FIRST -> node < from && graph.last(from) != node;
        };
    }

    /** The nodes found from a node are, breadth-first, the newest ones; depth-first the next one is the first of them. */
    @Override
    public void left(StateGraph graph, int node) {
        int child = order == Order.BREADTH_FIRST ? newest : node + 1;
        boolean deadEnd = child > newest || found.parent(child) != node;
        var kind = deadEnd ? StatesEventKind.DEAD_END_LEFT : StatesEventKind.NODE_LEFT;
        emit(kind, node, interrupted(graph, node) + 1, 0);
    }

    /** The node whose visit waits for this one's to end, or -1: only the depth-first search visits in between. */
    private int interrupted(StateGraph graph, int node) {
        return order == Order.DEPTH_FIRST ? graph.last(node) : -1;
    }

    private void emit(StatesEventKind kind, int node) {
        emit(kind, node, 0, 0);
    }

    private void emit(StatesEventKind kind, int node, int other, int move) {
        sink.emit(StatesCode.pack(kind, order, node, other, move));
    }
}
