package puzzlescope.river.board;

import static puzzlescope.river.event.RiverEvent.BACK;
import static puzzlescope.river.event.RiverEvent.BEFORE;
import static puzzlescope.river.event.RiverEvent.FROM;
import static puzzlescope.river.event.RiverEvent.LOAD;
import static puzzlescope.river.event.RiverEvent.NODE;
import static puzzlescope.river.event.RiverEvent.PREVIOUS;
import static puzzlescope.river.event.RiverEvent.STATE;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.VisitOrder;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.StateCode;

/**
 * The graph of the states as far as it is built: nodes with {@code last}, edges, the order of the visits, and the
 * changes of {@code last} between visits; then the part of the path that has been followed back and crossed.
 */
public final class RiverBoard implements Board {

    /** The progress of a node. */
    public enum Status {
        /** Found, not yet visited. */
        WAITING,
        /** Its loads are being tried, possibly interrupted by a later visit. */
        OPEN,
        /** All its loads have been tried. */
        LEFT
    }

    private final RiverRules rules;
    private final int start;
    private final VisitOrder order;
    private final Nodes nodes = new Nodes();
    private final Edges edges = new Edges();
    private final Visits visits = new Visits();
    private int current = -1;
    private int goal = -1;
    private int links;
    private int crossings;
    private int spent;

    /** Creates a board of a run that begins at the default first state of the rules. */
    public RiverBoard(RiverRules rules) {
        this(rules, (int) rules.start(), VisitOrder.DEPTH_FIRST);
    }

    /**
     * @param start the initial state
     * @param order the order of the visits
     */
    public RiverBoard(RiverRules rules, int start, VisitOrder order) {
        this.rules = rules;
        this.start = start;
        this.order = order;
    }

    /** The state before the first crossing. */
    public int start() {
        return start;
    }

    public RiverRules rules() {
        return rules;
    }

    /** The number of states that are found; they are the nodes from 0 on. */
    public int nodes() {
        return nodes.size();
    }

    /** The {@link puzzlescope.river.space.StateCode} of a node. */
    public int state(int node) {
        return nodes.state(node);
    }

    /** The predecessor of a node, or -1 for the start. */
    public int last(int node) {
        return nodes.last(node);
    }

    public Status status(int node) {
        return nodes.status(node);
    }

    public int edges() {
        return edges.size();
    }

    /** The node from which an edge was found. */
    public int edgeFrom(int edge) {
        return edges.from(edge);
    }

    /** The node to which an edge was found. */
    public int edgeTo(int edge) {
        return edges.to(edge);
    }

    public int visits() {
        return visits.size();
    }

    /** The node of a visit, from 0. */
    public int visit(int index) {
        return visits.node(index);
    }

    /**
     * Fills a row with {@code last} as of the end of a visit, just before the next one began, or as it is now.
     *
     * @param visit from 0
     * @param row the array to fill, indexed by node; -1 for the start and for nodes not found yet
     */
    public void lastAfter(int visit, int[] row) {
        for (int node = 0; node < row.length; node++) {
            row[node] = node < nodes() ? last(node) : -1;
        }
        visits.rewind(visit, row);
    }

    /** The node that is being visited, or -1. */
    public int current() {
        return current;
    }

    /** The node of the goal, or -1 while it is not reached. */
    public int goal() {
        return goal;
    }

    /** The number of steps back from the goal that have been followed. */
    public int links() {
        return links;
    }

    /** The number of crossings of the solution that have been made. */
    public int crossings() {
        return crossings;
    }

    /** The cost of the crossings made by hand: minutes, or crossings where minutes do not count. */
    public int costSoFar() {
        return spent;
    }

    /** The node of the current state of a game by hand. */
    public int ashore() {
        return Math.max(current, 0);
    }

    /**
     * The queue of a breadth-first search or the open list of a search by cost, derived from the nodes, which are in
     * the order of discovery. The visits of a depth-first search are its calls.
     */
    @Override
    public List<PendingStates> pendingStates(int most) {
        boolean none = order == VisitOrder.DEPTH_FIRST || nodes() == 0 || visits() == 0;
        return none ? List.of() : List.of(RiverPendingStates.of(this, order == VisitOrder.CHEAPEST_FIRST, most));
    }

    @Override
    public String nodeText(String node) {
        return StateCode.text(state(Integer.parseInt(node)));
    }

    @Override
    public int visited() {
        return order == VisitOrder.DEPTH_FIRST ? 0 : visits();
    }

    @Override
    public Optional<PendingState> taken(long event) {
        return RiverEvent.Kind.of(event) == RiverEvent.Kind.STATE_VISITED
                ? Optional.of(RiverPendingStates.entry(this, order == VisitOrder.CHEAPEST_FIRST, NODE.of(event)))
                : Optional.empty();
    }

    /** The node of a state, or -1 if it was not found. */
    public int nodeOf(int state) {
        return nodes.of(state);
    }

    /** Returns whether an edge between two nodes was found, in either direction. */
    public boolean hasEdge(int one, int other) {
        return edges.has(one, other);
    }

    /** Returns the cost of the path to a node along {@code last}: minutes, or crossings where minutes do not count. */
    public int cost(int node) {
        int cost = 0;
        for (int at = node; last(at) >= 0; at = last(at)) {
            cost += rules.cost(LoadCode.between(state(last(at)), state(at)));
        }
        return cost;
    }

    @Override
    public void apply(long event) {
        switch (RiverEvent.Kind.of(event)) {
            case SEARCH_BEGAN -> nodes.add(STATE.of(event), -1);
            case STATE_VISITED -> {
                visits.begin(NODE.of(event));
                enter(NODE.of(event));
            }
            case STATE_FOUND -> {
                visits.change(NODE.of(event), -1);
                nodes.add(STATE.of(event), FROM.of(event));
                addEdge(event);
            }
            case EDGE_FOUND -> addEdge(event);
            case WAY_IMPROVED -> {
                visits.change(NODE.of(event), BEFORE.of(event));
                nodes.setLast(NODE.of(event), FROM.of(event));
                addEdge(event);
            }
            case STATE_LEFT, DEAD_END_LEFT -> {
                nodes.setStatus(NODE.of(event), Status.LEFT);
                current = BACK.of(event);
            }
            case GOAL_REACHED -> goal = NODE.of(event);
            case LINK_FOLLOWED -> links++;
            case CROSSING_MADE -> crossings++;
            case CROSSED_TO_NEW_STATE -> {
                nodes.add(STATE.of(event), FROM.of(event));
                addEdge(event);
                cross(NODE.of(event), LOAD.of(event), 1);
            }
            case CROSSED_BY_NEW_EDGE -> {
                addEdge(event);
                cross(NODE.of(event), LOAD.of(event), 1);
            }
            case CROSSED_AS_BEFORE -> cross(NODE.of(event), LOAD.of(event), 1);
            case STATE_KNOWN, MOVE_REJECTED, SEARCH_ENDED, SEARCH_FAILED, ALL_ACROSS -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (RiverEvent.Kind.of(event)) {
            case SEARCH_BEGAN -> nodes.removeLast();
            case STATE_VISITED -> {
                visits.undoBegin();
                nodes.setStatus(NODE.of(event), Status.WAITING);
                current = PREVIOUS.of(event);
            }
            case STATE_FOUND -> {
                edges.removeLast();
                nodes.removeLast();
                visits.undoChange();
            }
            case EDGE_FOUND -> edges.removeLast();
            case WAY_IMPROVED -> {
                edges.removeLast();
                nodes.setLast(NODE.of(event), visits.undoChange());
            }
            case STATE_LEFT, DEAD_END_LEFT -> enter(NODE.of(event));
            case GOAL_REACHED -> goal = -1;
            case LINK_FOLLOWED -> links--;
            case CROSSING_MADE -> crossings--;
            case CROSSED_TO_NEW_STATE -> {
                edges.removeLast();
                nodes.removeLast();
                cross(FROM.of(event), LOAD.of(event), -1);
            }
            case CROSSED_BY_NEW_EDGE -> {
                edges.removeLast();
                cross(FROM.of(event), LOAD.of(event), -1);
            }
            case CROSSED_AS_BEFORE -> cross(FROM.of(event), LOAD.of(event), -1);
            case STATE_KNOWN, MOVE_REJECTED, SEARCH_ENDED, SEARCH_FAILED, ALL_ACROSS -> {}
        }
    }

    private void addEdge(long event) {
        edges.add(FROM.of(event), NODE.of(event));
    }

    /** Applies one crossing by hand, or undoes one if {@code sign} is -1; the boat is at a node afterwards. */
    private void cross(int node, int load, int sign) {
        crossings += sign;
        spent += sign * rules.cost(load);
        current = crossings == 0 ? -1 : node;
    }

    private void enter(int node) {
        nodes.setStatus(node, Status.OPEN);
        current = node;
    }

    @Override
    public void state(StateIo io) {
        current = io.int32(current);
        goal = io.int32(goal);
        links = io.int32(links);
        crossings = io.int32(crossings);
        spent = io.int32(spent);
        nodes.state(io);
        edges.state(io);
        visits.stacks().forEach(stack -> stack.state(io));
    }
}
