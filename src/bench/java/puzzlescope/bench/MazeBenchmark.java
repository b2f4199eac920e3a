package puzzlescope.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.maze.fast.BreadthFirstFlood;
import puzzlescope.maze.fast.PassageGrid;
import puzzlescope.maze.fast.SpanningTreeGenerator;

/**
 * Mazes of 2000 by 2000 cells, 4001 by 4001 squares, in cells a microsecond, which are millions of cells a second: by the makers
 * of giant mazes, by the algorithms that tell every step, and by plain programs as textbooks write them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xss512m")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class MazeBenchmark {

    private static final int SIDE = 2000;
    private static final int CELLS = SIDE * SIDE;

    /** The number of cells looked at. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Looked {

        public long cells;
    }

    /** A maker and a seed that goes on. */
    @State(Scope.Thread)
    public static class Made {

        @Param({"RECURSIVE_BACKTRACKER", "KRUSKAL", "WILSON", "PRIM", "ELLER", "SIDEWINDER"})
        SpanningTreeGenerator maker = SpanningTreeGenerator.ELLER;

        final PassageGrid grid = new PassageGrid(SIDE, SIDE);
        long seed;

        void make() {
            maker.make(grid, seed++, _ -> {});
        }
    }

    /** A finished maze, made anew for every iteration. */
    @State(Scope.Thread)
    public static class Finished extends Made {

        /** The corner that is farthest by the eye; how many cells are looked at until it is reached, differs. */
        @Setup(Level.Iteration)
        public void finish() {
            make();
        }

        int goal() {
            return grid.index(SIDE - 1, SIDE - 1);
        }

        int start() {
            return grid.index(0, 0);
        }
    }

    @Benchmark
    @OperationsPerInvocation(CELLS)
    public PassageGrid make(Made made) {
        made.make();
        return made.grid;
    }

    /** In cells looked at: see the counter, per microsecond. */
    @Benchmark
    public int solve(Finished finished, Looked counted) {
        var flood = BreadthFirstFlood.search(finished.grid, finished.start(), finished.goal(), (_, _, _) -> {});
        counted.cells += flood.looked();
        return flood.length();
    }

    /** The same by the algorithm that is watched step by step, its events counted and not kept. */
    @Benchmark
    @OperationsPerInvocation(CELLS)
    public long makeStepByStep(Watched watched) {
        long[] events = new long[1];
        watched.seed++;
        var maze = Catalogue.get("maze");
        var arguments = BenchmarkRuns.arguments(
                maze,
                "algorithm",
                watched.algorithm,
                "width",
                String.valueOf(2 * SIDE + 1),
                "height",
                String.valueOf(2 * SIDE + 1),
                "seed",
                String.valueOf(watched.seed));
        maze.instance(arguments).solver().solve(_ -> events[0]++);
        return events[0];
    }

    /** As a textbook writes it. */
    @Benchmark
    @OperationsPerInvocation(CELLS)
    public byte[] makePlainly(Plain plain) {
        plain.seed++;
        return plain.algorithm.equals("kruskal")
                ? PlainMazes.kruskal(SIDE, SIDE, plain.seed)
                : PlainMazes.backtracker(SIDE, SIDE, plain.seed);
    }

    /** An algorithm that tells every step; the others are either no faster or need a stack of a solver's thread. */
    @State(Scope.Thread)
    public static class Watched {

        @Param({"kruskal", "prim", "eller", "sidewinder"})
        String algorithm = "eller";

        long seed;
    }

    /** A plain program. */
    @State(Scope.Thread)
    public static class Plain {

        @Param({"recursive-backtracker", "kruskal"})
        String algorithm = "kruskal";

        long seed;
    }
}
