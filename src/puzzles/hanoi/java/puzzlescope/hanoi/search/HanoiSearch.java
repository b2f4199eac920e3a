package puzzlescope.hanoi.search;

import static puzzlescope.hanoi.event.HanoiKind.GOAL_REACHED;
import static puzzlescope.hanoi.event.HanoiKind.LINK_FOLLOWED;
import static puzzlescope.hanoi.event.HanoiKind.MOVE_REFUSED;
import static puzzlescope.hanoi.event.HanoiKind.SEARCH_BEGAN;
import static puzzlescope.hanoi.event.HanoiKind.SEARCH_ENDED;
import static puzzlescope.hanoi.event.HanoiKind.STATE_FOUND;
import static puzzlescope.hanoi.event.HanoiKind.STATE_KNOWN;
import static puzzlescope.hanoi.event.HanoiKind.STATE_LEFT;
import static puzzlescope.hanoi.event.HanoiKind.STATE_VISITED;
import static puzzlescope.hanoi.event.HanoiKind.TOWER_GATHERED;
import static puzzlescope.hanoi.event.HanoiKind.TOWER_MOVED;

import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.hanoi.space.HanoiSpace;

/**
 * Visits every state of the disks on three pegs, those nearest to the start first, then follows {@code last} from the
 * goal back to the start and makes the moves.
 *
 * <p>Source: J. Kubica, Graph Algorithms the Fun Way (2024), chapter 6; for the source of the search itself see
 * {@link BreadthFirst}.
 *
 * <p>Input: the number n of disks, 1 to {@value HanoiSpace#MOST_SEARCHED_DISKS}, and their places. Output: a path with
 * the fewest moves, 2^n - 1 from a tower, read from the predecessors of all 3^n states. Time and space are of order
 * 3^n. Deterministic, no seed. There always is a solution.
 */
public final class HanoiSearch implements Solver {

    private final HanoiSpace space;
    private final long start;

    /** Creates a search that begins with all disks on the first peg. */
    public HanoiSearch(int disks) {
        this(disks, 0);
    }

    /** @param start the initial state */
    public HanoiSearch(int disks, long start) {
        if (disks > HanoiSpace.MOST_SEARCHED_DISKS) {
            throw new IllegalArgumentException(
                    "disks is " + disks + ", must be from 1 to " + HanoiSpace.MOST_SEARCHED_DISKS);
        }
        space = new HanoiSpace(disks, HanoiSpace.SEARCHED_PEGS);
        this.start = start;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        int disks = space.disks();
        sink.emit(SEARCH_BEGAN, start, disks);
        var result = new BreadthFirst().search(space.from(start), Extent.WHOLE_SPACE, new EventEmitter(sink));
        var graph = result.graph();
        sink.emit(SEARCH_ENDED, disks, graph.size());
        var path = result.path();
        for (int i = path.length - 1; i > 0; i--) {
            sink.emit(LINK_FOLLOWED, graph.state(path[i]), graph.state(path[i - 1]), disks);
        }
        var diskMover = new DiskMover(space, start, sink);
        for (int i = 1; i < path.length; i++) {
            long after = graph.state(path[i]);
            int disk = space.disk(graph.state(path[i - 1]), after);
            diskMover.carry(disk, space.peg(after, disk), 0, 0);
        }
        if (start == space.start()) {
            sink.emit(TOWER_MOVED, disks, HanoiSpace.SEARCHED_PEGS, diskMover.moves());
        } else {
            sink.emit(TOWER_GATHERED, disks, diskMover.moves());
        }
        return RunOutcome.SOLVED;
    }

    private final class EventEmitter implements SearchListener {

        private final EventSink sink;
        private final int disks = space.disks();

        EventEmitter(EventSink sink) {
            this.sink = sink;
        }

        @Override
        public Chooser chooser() {
            return sink;
        }

        @Override
        public void visiting(StateGraph graph, int node) {
            sink.emit(STATE_VISITED, graph.state(node), graph.cost(node), disks);
        }

        @Override
        public void goalReached(StateGraph graph, int node) {
            sink.emit(GOAL_REACHED, graph.state(node), graph.cost(node), disks);
        }

        @Override
        public void found(StateGraph graph, int node, int from, int move) {
            sink.emit(STATE_FOUND, graph.state(node), graph.state(from), graph.cost(node), disks);
        }

        @Override
        public void known(StateGraph graph, int node, int from, int move) {
            sink.emit(STATE_KNOWN, graph.state(node), graph.state(from), disks);
        }

        @Override
        public void refused(StateGraph graph, int from, int move) {
            sink.emit(MOVE_REFUSED, graph.state(from), move, disks);
        }

        @Override
        public void left(StateGraph graph, int node) {
            sink.emit(STATE_LEFT, graph.state(node), disks);
        }
    }
}
