package puzzlescope.core.puzzle.tiles.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.BoardDiscovered;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.BoardExpanded;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.BoardKnown;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.RootTaken;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.WayImproved;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.Why;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.core.puzzle.tiles.space.Move;
import puzzlescope.core.puzzle.tiles.space.SlidingSpace;
import puzzlescope.core.search.SearchListener;
import puzzlescope.core.search.StateGraph;

/** Turns what a search through boards says into events. One thread. */
class GraphTeller implements SearchListener {

    private static final int FIRST_CAPACITY = 64;

    private final SlidingSpace space;
    private final EventSink sink;
    private final BoardNumbers numbers;
    private final @Nullable BoardEstimate estimate;
    private final boolean backward;
    private int[] numberOf = new int[FIRST_CAPACITY];

    GraphTeller(
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

    /** Says where the search begins; before it begins. */
    void root(long state) {
        int h = estimate == null ? BoardExpanded.UNESTIMATED : estimate.estimate(state);
        sink.emit(new RootTaken(number(0), h, backward).pack());
    }

    /** The number of a node of this search; gives it one if it has none yet. */
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
        return estimate == null ? BoardExpanded.UNESTIMATED : estimate.estimate(graph.state(node));
    }

    @Override
    public void visiting(StateGraph graph, int node) {
        int number = numberOf[node];
        var why = backward ? Why.FIRST_FOUND_FROM_GOAL : estimate == null ? Why.FIRST_FOUND : Why.LEAST_ESTIMATE;
        int g = (int) graph.cost(node);
        sink.emit(new BoardExpanded(number, numbers.expand(number), g, estimate(graph, node), why).pack());
    }

    @Override
    public void found(StateGraph graph, int node, int from, int move) {
        int g = (int) graph.cost(node);
        int h = estimate(graph, node);
        sink.emit(new BoardDiscovered(number(node), tile(graph, from, move), Move.of(move), g, h, backward).pack());
    }

    @Override
    public void known(StateGraph graph, int node, int from, int move) {
        int g = (int) graph.cost(node);
        sink.emit(new BoardKnown(numberOf[node], tile(graph, from, move), Move.of(move), g).pack());
    }

    @Override
    public void improved(StateGraph graph, int node, int from, int move, int before) {
        // The search has put the new way in place of the old one already; what led along the old one is found again.
        var moveBefore = space.between(graph.state(before), graph.state(node));
        int g = (int) graph.cost(node);
        sink.emit(new WayImproved(numberOf[node], numberOf[before], Move.of(move), moveBefore, g).pack());
    }

    private int tile(StateGraph graph, int from, int move) {
        return space.tileOf(graph.state(from), move);
    }

    /** Makes the slides of a solution. */
    static void play(SlidingSpace space, long[] states, EventSink sink) {
        for (int i = 1; i < states.length; i++) {
            int from = space.blank(states[i]);
            int to = space.blank(states[i - 1]);
            sink.emit(new SolutionMove(space.tile(states[i], to), from, to, i).pack());
        }
    }
}
