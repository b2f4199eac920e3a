package puzzlescope.tiles.search;

import static puzzlescope.tiles.event.TilesGraphEvent.Kind.BACK_AT_START;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.GAVE_UP;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.LAYER_BEGAN;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.SEARCHES_MET;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.SOLUTION_FOUND;
import static puzzlescope.tiles.event.TilesGraphEvent.Kind.WAY_JOINED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.search.Bidirectional;
import puzzlescope.engine.search.Bidirectional.Meeting;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.tiles.event.TilesGraphEvent.Front;
import puzzlescope.tiles.space.SlidingSpace;
import puzzlescope.tiles.space.TileOrder;

/**
 * Solves the puzzle by searching from the initial and the solved board simultaneously, until both searches find the
 * same board.
 *
 * <p>Source: see {@link Bidirectional}.
 *
 * <p>Input: a solvable order of the tiles, of at most 4×4. Output: the fewest moves to the solved order. Time and space
 * are linear in the boards found, about twice the number within half of the distance. Deterministic, no seed. There
 * always is a solution; beyond the limit of stored boards the search gives up.
 */
public final class BidirectionalSearch implements Solver {

    private final SlidingSpace space;
    private final int limit;

    /** @param limit the most boards that both sides together may store */
    public BidirectionalSearch(TileOrder start, int limit) {
        space = new SlidingSpace(start);
        this.limit = limit;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var reversed = space.reversed();
        var sides = new Sides(sink, reversed);
        sides.forward.root(space.start());
        if (space.isGoal(space.start())) {
            sink.emit(SOLUTION_FOUND, 0);
            return RunOutcome.SOLVED;
        }
        sides.backward.root(reversed.start());
        var meeting = Bidirectional.search(space, reversed, Extent.TO_GOAL.atMost(limit), sides);
        if (meeting.verdict() == Verdict.GAVE_UP) {
            sink.emit(GAVE_UP, limit);
            return RunOutcome.GAVE_UP;
        }
        join(meeting, sides, sink);
        return RunOutcome.SOLVED;
    }

    private void join(Meeting meeting, Sides sides, EventSink sink) {
        int forward = sides.forward.numberOf(meeting.forwardNode());
        int backward = sides.backward.numberOf(meeting.backwardNode());
        int forwardG = (int) meeting.forward().cost(meeting.forwardNode());
        int backwardG = (int) meeting.backward().cost(meeting.backwardNode());
        int moves = forwardG + backwardG;
        sink.emit(SEARCHES_MET, forward, backward, forwardG, backwardG);
        sink.emit(WAY_JOINED, forward, backward, moves);
        sink.emit(BACK_AT_START, forward, backward, moves);
        GraphSearchEmitter.play(space, states(meeting, moves), sink);
    }

    private static long[] states(Meeting meeting, int moves) {
        var there = meeting.forward().path(meeting.forwardNode());
        var back = meeting.backward().path(meeting.backwardNode());
        var states = new long[moves + 1];
        for (int i = 0; i < there.length; i++) {
            states[i] = meeting.forward().state(there[i]);
        }
        for (int i = 0; i < back.length; i++) {
            states[moves - i] = meeting.backward().state(back[i]);
        }
        return states;
    }

    /** Converts the notifications of both searches into events. */
    private final class Sides implements Bidirectional.Listener {

        private final EventSink sink;
        private final GraphSearchEmitter forward;
        private final GraphSearchEmitter backward;

        Sides(EventSink sink, SlidingSpace reversed) {
            this.sink = sink;
            var numbers = new BoardNumbers();
            forward = new GraphSearchEmitter(space, sink, numbers, null, false);
            backward = new GraphSearchEmitter(reversed, sink, numbers, null, true);
        }

        @Override
        public SearchListener forward() {
            return forward;
        }

        @Override
        public SearchListener backward() {
            return backward;
        }

        @Override
        public void layerBegan(boolean back, int depth, int states, int others) {
            var front = back ? Front.BACKWARD : Front.FORWARD;
            sink.emit(LAYER_BEGAN, front.ordinal(), depth, states, others);
        }
    }
}
