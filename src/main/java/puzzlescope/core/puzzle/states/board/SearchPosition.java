package puzzlescope.core.puzzle.states.board;

import java.nio.ByteBuffer;
import java.util.BitSet;
import puzzlescope.core.puzzle.states.event.Order;
import puzzlescope.core.puzzle.states.event.StatesCode;
import puzzlescope.core.search.FoundGraph;
import puzzlescope.core.search.StateSpace;
import puzzlescope.core.search.VisibleGraph;

/** How much of one search's {@link FoundGraph} exists at a position, and where the search is. Belongs to one board. */
public final class SearchPosition implements VisibleGraph {

    static final int BYTES = 6 * Integer.BYTES;

    /** Where the moves made by hand and the fewest possible stand beside each other in a snapshot. */
    private static final int STEPS_SHIFT = 12;

    private static final int FEWEST_SHIFT = 2;

    private final Order order;
    private final FoundGraph found;
    private final StateSpace space;
    private int nodes;
    private int visited;
    private int edges;
    private int current = -1;
    private int goal = -1;
    private int ended;
    /** How many moves were made by hand; -1 if nobody plays. */
    private int steps = -1;

    private int fewest;

    SearchPosition(Order order, FoundGraph found, StateSpace space) {
        this.order = order;
        this.found = found;
        this.space = space;
    }

    public Order order() {
        return order;
    }

    @Override
    public FoundGraph found() {
        return found;
    }

    @Override
    public int nodes() {
        return nodes;
    }

    @Override
    public int edges() {
        return edges;
    }

    @Override
    public int visited() {
        return visited;
    }

    @Override
    public int current() {
        return current;
    }

    @Override
    public int goal() {
        return goal;
    }

    /** Whether a person walks, in place of a search. */
    public boolean isByHand() {
        return steps >= 0;
    }

    /** How many moves a person has made. */
    public int steps() {
        return Math.max(0, steps);
    }

    /** How many moves the shortest way to the goal takes, once a person has reached it. */
    public int fewest() {
        return fewest;
    }

    public boolean isEnded() {
        return ended != 0;
    }

    @Override
    public boolean depthsAreDistances() {
        return order == Order.BREADTH_FIRST;
    }

    /** The most nodes that had to be remembered at a time so far. */
    public int widest() {
        return nodes == 0 ? 0 : found.widest(nodes - 1);
    }

    /** How many nodes are remembered for later: the queue of a breadth-first search, the stack of a depth-first one. */
    public int remembered() {
        if (order == Order.BREADTH_FIRST) {
            return nodes - visited;
        }
        return current < 0 ? 0 : found.depth(current) + 1;
    }

    @Override
    public Status status(int node, BitSet pathToCurrent) {
        if (node == current) {
            return Status.CURRENT;
        }
        if (node >= visited) {
            return Status.WAITING;
        }
        return order == Order.DEPTH_FIRST && pathToCurrent.get(node) ? Status.OPEN : Status.LEFT;
    }

    void apply(long event) {
        switch (StatesCode.kind(event)) {
            case SEARCH_BEGAN, NODE_DISCOVERED -> nodes++;
            case NODE_VISITED -> {
                visited++;
                current = StatesCode.node(event);
            }
            case GOAL_REACHED -> goal = StatesCode.node(event);
            case EDGE_SEEN -> edges++;
            case NODE_LEFT, DEAD_END_LEFT -> current = StatesCode.other(event) - 1;
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED -> ended++;
            case EDGE_KNOWN -> {}
            case HAND_BEGAN -> {
                write(space.start(), -1, 0);
                walk(0, 1);
            }
            case WALKED_TO_NEW -> {
                int from = StatesCode.other(event);
                write(space.after(found.state(from), StatesCode.move(event)), from, StatesCode.move(event));
                walk(StatesCode.node(event), 1);
            }
            case WALKED_BY_NEW_EDGE -> {
                if (found.edges() == edges) {
                    found.addEdge(StatesCode.other(event), StatesCode.node(event));
                }
                edges++;
                walk(StatesCode.node(event), 0);
            }
            case WALKED_AS_BEFORE -> walk(StatesCode.node(event), 0);
            case GOAL_WALKED_TO -> {
                goal = current;
                fewest = StatesCode.other(event);
            }
        }
    }

    void undo(long event) {
        switch (StatesCode.kind(event)) {
            case SEARCH_BEGAN, NODE_DISCOVERED -> nodes--;
            case NODE_VISITED -> {
                visited--;
                current = StatesCode.other(event) - 1;
            }
            case GOAL_REACHED -> goal = -1;
            case EDGE_SEEN -> edges--;
            case NODE_LEFT, DEAD_END_LEFT -> current = StatesCode.node(event);
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED -> ended--;
            case EDGE_KNOWN -> {}
            case HAND_BEGAN -> walkBack(-1, 1);
            case WALKED_TO_NEW -> walkBack(StatesCode.other(event), 1);
            case WALKED_BY_NEW_EDGE -> {
                edges--;
                walkBack(StatesCode.other(event), 0);
            }
            case WALKED_AS_BEFORE -> walkBack(StatesCode.other(event), 0);
            case GOAL_WALKED_TO -> {
                goal = -1;
                fewest = 0;
            }
        }
    }

    /** By hand a node is found where it is walked to; the first board that gets there writes it down for all. */
    private void write(long state, int from, int move) {
        if (found.size() == nodes) {
            found.add(state, from, move, 1);
        }
    }

    private void walk(int to, int news) {
        nodes += news;
        visited += news;
        current = to;
        steps++;
    }

    private void walkBack(int to, int news) {
        nodes -= news;
        visited -= news;
        current = to;
        steps--;
    }

    void write(ByteBuffer bytes) {
        bytes.putInt(nodes)
                .putInt(visited)
                .putInt(edges)
                .putInt(current)
                .putInt(goal)
                .putInt(steps + 1 << STEPS_SHIFT | fewest << FEWEST_SHIFT | ended);
    }

    void read(ByteBuffer bytes) {
        nodes = bytes.getInt();
        visited = bytes.getInt();
        edges = bytes.getInt();
        current = bytes.getInt();
        goal = bytes.getInt();
        int rest = bytes.getInt();
        ended = rest & (1 << FEWEST_SHIFT) - 1;
        fewest = rest >>> FEWEST_SHIFT & (1 << STEPS_SHIFT - FEWEST_SHIFT) - 1;
        steps = (rest >>> STEPS_SHIFT) - 1;
    }
}
