package puzzlescope.states.board;

import static puzzlescope.states.event.StatesEvent.BACK;
import static puzzlescope.states.event.StatesEvent.FEWEST;
import static puzzlescope.states.event.StatesEvent.FROM;
import static puzzlescope.states.event.StatesEvent.MOVE;
import static puzzlescope.states.event.StatesEvent.NODE;
import static puzzlescope.states.event.StatesEvent.PREVIOUS;

import java.util.BitSet;
import java.util.Optional;
import puzzlescope.engine.event.StateIo;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.search.NodePlaces;
import puzzlescope.engine.search.VisibleGraph;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.space.NamedSpace;

/**
 * The part of one search's {@link FoundGraph} that exists at a position, with the current node of the search. Belongs
 * to one board.
 */
public final class SearchPosition implements VisibleGraph {

    private final SearchOrder order;
    private final FoundGraph found;
    private final NamedSpace named;
    private int nodes;
    private int visited;
    private int edges;
    private int current = -1;
    private int goal = -1;
    private int ended;
    /** The number of cheaper paths to known nodes found so far. */
    private int improved;
    /** The number of moves made by hand; -1 if it is no game. */
    private int steps = -1;

    private int fewest;

    SearchPosition(SearchOrder order, FoundGraph found, NamedSpace named) {
        this.order = order;
        this.found = found;
        this.named = named;
    }

    public SearchOrder order() {
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

    /** Returns whether the space has a goal. */
    public boolean hasGoal() {
        return named.hasGoal();
    }

    public boolean isByHand() {
        return steps >= 0;
    }

    /** The number of moves that a person has made. */
    public int steps() {
        return Math.max(0, steps);
    }

    /** The length of the shortest path to the goal, once a person has reached it. */
    public int fewest() {
        return fewest;
    }

    public boolean isEnded() {
        return ended != 0;
    }

    @Override
    public boolean isInOrder() {
        return order.isInOrder();
    }

    public boolean isVisited(int node) {
        return order.isInOrder() || isByHand() ? node < visited : found.rank(node) < visited;
    }

    @Override
    public int last(int node) {
        int number = found.improvement(node, improved);
        return number < 0 ? found.parent(node) : found.improvement(number).from();
    }

    /** The index of the improvement that determines how a node is reached at this position, or -1. */
    public int improvement(int node) {
        return found.improvement(node, improved);
    }

    public int lastMove(int node) {
        int number = found.improvement(node, improved);
        return number < 0 ? found.move(node) : found.improvement(number).move();
    }

    public int cost(int node) {
        int number = found.improvement(node, improved);
        return number < 0 ? found.cost(node) : found.improvement(number).cost();
    }

    /** The note of a program at a node; empty if there is none. */
    public String note(int node) {
        return found.note(node, improved).text();
    }

    @Override
    public boolean depthsAreDistances() {
        return order == SearchOrder.BREADTH_FIRST;
    }

    @Override
    public Optional<NodePlaces> places() {
        return found.size() == 0 || named.place(found.state(0)).isEmpty()
                ? Optional.empty()
                : Optional.of(new NodePlaces() {

                    @Override
                    public int x(int node) {
                        return named.place(found.state(node)).orElseThrow()[0];
                    }

                    @Override
                    public int y(int node) {
                        return named.place(found.state(node)).orElseThrow()[1];
                    }
                });
    }

    /** The most nodes held at one time so far. */
    public int widest() {
        return nodes == 0 ? 0 : found.widest(nodes - 1);
    }

    /** The number of nodes held for later: the queue of a breadth-first search, the stack of a depth-first one. */
    public int remembered() {
        if (order != SearchOrder.DEPTH_FIRST) {
            return nodes - visited;
        }
        return current < 0 ? 0 : found.depth(current) + 1;
    }

    @Override
    public Status status(int node, BitSet pathToCurrent) {
        if (node == current) {
            return Status.CURRENT;
        }
        if (!isVisited(node)) {
            return Status.WAITING;
        }
        return order == SearchOrder.DEPTH_FIRST && pathToCurrent.get(node) ? Status.OPEN : Status.LEFT;
    }

    void apply(long event) {
        switch (StatesEvent.Kind.of(event)) {
            case SEARCH_BEGAN, NODE_DISCOVERED -> nodes++;
            case NODE_VISITED -> {
                visited++;
                current = NODE.of(event);
            }
            case GOAL_REACHED -> goal = NODE.of(event);
            case EDGE_SEEN -> edges++;
            case NODE_LEFT, DEAD_END_LEFT -> current = BACK.of(event);
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED, SEARCH_GAVE_UP -> ended++;
            case LAST_IMPROVED -> improved++;
            case EDGE_KNOWN -> {}
            case HAND_BEGAN -> {
                write(named.space().start(), -1, 0);
                walk(0, 1);
            }
            case WALKED_TO_NEW -> {
                int from = FROM.of(event);
                write(named.space().after(found.state(from), MOVE.of(event)), from, MOVE.of(event));
                walk(NODE.of(event), 1);
            }
            case WALKED_BY_NEW_EDGE -> {
                if (found.edges() == edges) {
                    int from = FROM.of(event);
                    int to = NODE.of(event);
                    found.addEdge(from, to, named.isOneWay(found.state(from), found.state(to)));
                }
                edges++;
                walk(NODE.of(event), 0);
            }
            case WALKED_AS_BEFORE -> walk(NODE.of(event), 0);
            case GOAL_WALKED_TO -> {
                goal = current;
                fewest = FEWEST.of(event);
            }
        }
    }

    void undo(long event) {
        switch (StatesEvent.Kind.of(event)) {
            case SEARCH_BEGAN, NODE_DISCOVERED -> nodes--;
            case NODE_VISITED -> {
                visited--;
                current = PREVIOUS.of(event);
            }
            case GOAL_REACHED -> goal = -1;
            case EDGE_SEEN -> edges--;
            case NODE_LEFT, DEAD_END_LEFT -> current = NODE.of(event);
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED, SEARCH_GAVE_UP -> ended--;
            case LAST_IMPROVED -> improved--;
            case EDGE_KNOWN -> {}
            case HAND_BEGAN -> walkBack(-1, 1);
            case WALKED_TO_NEW -> walkBack(FROM.of(event), 1);
            case WALKED_BY_NEW_EDGE -> {
                edges--;
                walkBack(FROM.of(event), 0);
            }
            case WALKED_AS_BEFORE -> walkBack(FROM.of(event), 0);
            case GOAL_WALKED_TO -> {
                goal = -1;
                fewest = 0;
            }
        }
    }

    /** Adds a node of a game when it is first reached; the first board to reach it adds it for all. */
    private void write(long state, int from, int move) {
        if (found.size() == nodes) {
            found.add(state, from, move, 1, from >= 0 && named.isOneWay(found.state(from), state));
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

    void state(StateIo io) {
        nodes = io.int32(nodes);
        visited = io.int32(visited);
        edges = io.int32(edges);
        current = io.int32(current);
        goal = io.int32(goal);
        ended = io.int8(ended);
        improved = order.isInOrder() ? 0 : io.int32(improved);
        boolean byHand = io.flag(isByHand());
        steps = byHand ? io.int32(steps) : -1;
        fewest = byHand ? io.int32(fewest) : 0;
    }
}
