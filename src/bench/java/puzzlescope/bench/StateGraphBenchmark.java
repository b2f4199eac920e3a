package puzzlescope.bench;

import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult;
import puzzlescope.engine.search.StateRows;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.tiles.space.SlidingSpace;

/** The graph of all states of the 8-puzzle with its edges: in rows, in JGraphT, and without edges as a search keeps it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class StateGraphBenchmark {

    private static final int DISKS = 13;
    private static final int PEGS = 3;

    private final SlidingSpace tiles = SlidingSpace.solved(3, 3);

    /** With the numbering of the boards, which is made each time. */
    @Benchmark
    public StateRows eightPuzzle() {
        return StateRows.of(tiles.numbered(), () -> {});
    }

    /** Boards found by hashing. */
    @Benchmark
    public StateRows hashedEightPuzzle() {
        return StateRows.of(tiles, () -> {});
    }

    @Benchmark
    public StateRows hanoi13() {
        return StateRows.of(new HanoiSpace(DISKS, PEGS), () -> {});
    }

    /** The states alone. */
    @Benchmark
    public SearchResult textbookEightPuzzle() {
        return new BreadthFirst().search(tiles, Extent.WHOLE_SPACE, new SearchListener() {});
    }

    @Benchmark
    public Graph<Long, DefaultEdge> jgraphtEightPuzzle() {
        var graph = new SimpleGraph<Long, DefaultEdge>(DefaultEdge.class);
        var waiting = new ArrayDeque<Long>();
        graph.addVertex(tiles.start());
        waiting.add(tiles.start());
        var after = new long[tiles.moves()];
        while (!waiting.isEmpty()) {
            var state = waiting.remove();
            int count = tiles.expand(state, after);
            for (int i = 0; i < count; i++) {
                if (graph.addVertex(after[i])) {
                    waiting.add(after[i]);
                }
                graph.addEdge(state, after[i]);
            }
        }
        return graph;
    }
}
