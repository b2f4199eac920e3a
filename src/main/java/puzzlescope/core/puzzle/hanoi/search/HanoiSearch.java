package puzzlescope.core.puzzle.hanoi.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.GoalReached;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.LinkFollowed;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.MoveRefused;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.SearchBegan;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.SearchEnded;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.StateFound;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.StateKnown;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.StateLeft;
import puzzlescope.core.puzzle.hanoi.event.GraphEvent.StateVisited;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerGathered;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerMoved;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;
import puzzlescope.core.search.BreadthFirst;
import puzzlescope.core.search.Extent;
import puzzlescope.core.search.SearchListener;
import puzzlescope.core.search.StateGraph;

/**
 * Visits every state of the disks on three pegs, those nearest to the start first, then follows {@code last} from the goal
 * back to the start and makes the moves.
 *
 * <p>Source: J. Kubica, Graph Algorithms the Fun Way (2024), chapter 6; the search's own source stands with
 * {@link BreadthFirst}.
 *
 * <p>Input: the number n of disks, 1 to {@value HanoiSpace#MOST_SEARCHED_DISKS}, and where they are. Output: a way with the fewest moves, from a
 * tower 2^n - 1, read out of all 3^n states. Time and space are of order 3^n. Deterministic, no seed. There always is a solution.
 */
public final class HanoiSearch implements Solver {

    private final HanoiSpace space;
    private final long start;

    /** A search from where all disks are on the first peg. */
    public HanoiSearch(int disks) {
        this(disks, 0);
    }

    /** @param start the state to begin at */
    public HanoiSearch(int disks, long start) {
        if (disks > HanoiSpace.MOST_SEARCHED_DISKS) {
            throw new IllegalArgumentException(
                    "disks is " + disks + ", must be from 1 to " + HanoiSpace.MOST_SEARCHED_DISKS);
        }
        space = new HanoiSpace(disks, HanoiSpace.SEARCHED_PEGS);
        this.start = start;
    }

    @Override
    public Outcome solve(EventSink sink) {
        int disks = space.disks();
        sink.emit(new SearchBegan((int) start, disks).pack());
        var result = new BreadthFirst().search(space.from(start), Extent.WHOLE_SPACE, new Reporter(sink));
        var graph = result.graph();
        sink.emit(new SearchEnded(disks, graph.size()).pack());
        var path = result.path();
        for (int i = path.length - 1; i > 0; i--) {
            sink.emit(new LinkFollowed(state(graph, path[i]), state(graph, path[i - 1]), disks).pack());
        }
        var lift = new Lift(space, start, sink);
        for (int i = 1; i < path.length; i++) {
            long after = graph.state(path[i]);
            int disk = space.disk(graph.state(path[i - 1]), after);
            lift.carry(disk, space.peg(after, disk), 0, 0);
        }
        boolean tower = start == space.start();
        sink.emit((tower
                        ? new TowerMoved(disks, HanoiSpace.SEARCHED_PEGS, lift.moves())
                        : new TowerGathered(disks, lift.moves()))
                .pack());
        return Outcome.SOLVED;
    }

    private static int state(StateGraph graph, int node) {
        return (int) graph.state(node);
    }

    /** Turns what the search says into events. */
    private final class Reporter implements SearchListener {

        private final EventSink sink;
        private final int disks = space.disks();

        Reporter(EventSink sink) {
            this.sink = sink;
        }

        @Override
        public void visiting(StateGraph graph, int node) {
            sink.emit(new StateVisited(state(graph, node), (int) graph.cost(node), disks).pack());
        }

        @Override
        public void goalReached(StateGraph graph, int node) {
            sink.emit(new GoalReached(state(graph, node), (int) graph.cost(node), disks).pack());
        }

        @Override
        public void found(StateGraph graph, int node, int from, int move) {
            sink.emit(new StateFound(state(graph, node), state(graph, from), (int) graph.cost(node), disks).pack());
        }

        @Override
        public void known(StateGraph graph, int node, int from, int move) {
            sink.emit(new StateKnown(state(graph, node), state(graph, from), disks).pack());
        }

        @Override
        public void refused(StateGraph graph, int from, int move) {
            sink.emit(new MoveRefused(state(graph, from), move, disks).pack());
        }

        @Override
        public void left(StateGraph graph, int node) {
            sink.emit(new StateLeft(state(graph, node), disks).pack());
        }
    }
}
