package puzzlescope.tiles.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.BOARD_DISCOVERED;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.BOARD_EXPANDED;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.BOARD_KNOWN;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.GOAL_TAKEN;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.ROOT_TAKEN;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.SOLUTION_MOVE;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.WAY_IMPROVED;
import static puzzlescope.tiles.event.TilesGraphEvent.UNESTIMATED;
import static puzzlescope.tiles.event.TilesGraphEvent.UNESTIMATED_BACKWARD;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.tiles.space.SlidingSpace;

/** Converts the notifications of a search of boards into events. One thread. */
class GraphSearchEmitter implements SearchListener {

    private static final int FIRST_CAPACITY = 64;

    private final SlidingSpace space;
    private final EventSink sink;
    private final BoardNumbers numbers;
    private final @Nullable BoardEstimate estimate;
    private final boolean backward;
    private int[] numberOf = new int[FIRST_CAPACITY];

    GraphSearchEmitter(
            SlidingSpace space,
            EventSink sink,
            BoardNumbers numbers,
            @Nullable BoardEstimate estimate,
            boolean backward) {
        this.space = space;
        this.sink = sink;
        this.numbers = numbers;
        this.estimate = estimate;
        this.backward = backward;
    }

    /** Emits the root of the search, before it begins. */
    void root(long state) {
        int h = estimate == null ? UNESTIMATED : estimate.estimate(state);
        sink.emit(ROOT_TAKEN, number(0), h, bit(backward));
    }

    /** Returns the number of a node of this search, assigning one if necessary. */
    private int number(int node) {
        if (node == numberOf.length) {
            numberOf = Arrays.copyOf(numberOf, 2 * node);
        }
        numberOf[node] = numbers.next();
        return numberOf[node];
    }

    int numberOf(int node) {
        return numberOf[node];
    }

    int estimate(StateGraph graph, int node) {
        return estimate == null ? UNESTIMATED : estimate.estimate(graph.state(node));
    }

    @Override
    public Chooser chooser() {
        return sink;
    }

    @Override
    public void visiting(StateGraph graph, int node) {
        int number = numberOf[node];
        int g = (int) graph.cost(node);
        int h = backward ? UNESTIMATED_BACKWARD : estimate(graph, node);
        boolean goal = !backward && space.isGoal(graph.state(node));
        sink.emit(goal ? GOAL_TAKEN : BOARD_EXPANDED, number, numbers.take(number), g, h);
    }

    @Override
    public void found(StateGraph graph, int node, int from, int move) {
        int g = (int) graph.cost(node);
        int h = estimate(graph, node);
        sink.emit(BOARD_DISCOVERED, number(node), tile(graph, from, move), move, g, h, bit(backward));
    }

    @Override
    public void known(StateGraph graph, int node, int from, int move) {
        int g = (int) graph.cost(node);
        sink.emit(BOARD_KNOWN, numberOf[node], tile(graph, from, move), move, g);
    }

    @Override
    public void improved(StateGraph graph, int node, int from, int move, int before) {
        // The search has already replaced the old path by the new one, so the old move is recomputed.
        int moveBefore = space.between(graph.state(before), graph.state(node)).ordinal();
        int g = (int) graph.cost(node);
        sink.emit(WAY_IMPROVED, numberOf[node], numberOf[before], move, moveBefore, g);
    }

    private int tile(StateGraph graph, int from, int move) {
        return space.tileOf(graph.state(from), move);
    }

    static void play(SlidingSpace space, long[] states, EventSink sink) {
        for (int i = 1; i < states.length; i++) {
            int from = space.blank(states[i]);
            int to = space.blank(states[i - 1]);
            sink.emit(SOLUTION_MOVE, space.tile(states[i], to), from, to, i);
        }
    }
}
