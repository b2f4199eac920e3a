package puzzlescope.bench;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.jgrapht.demo.ParberryKnightTour;
import org.jgrapht.demo.WarnsdorffRuleKnightTourHeuristic;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.knight.fast.TourFinder;
import puzzlescope.knight.space.Square;

/** Knight's tours: the construction, the rule with its tie-break as a run, the textbook's search, and JGraphT's two. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xss512m")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class KnightBenchmark {

    private static final int SIDE = 1000;
    private static final int SMALLER = 200;

    @Benchmark
    public TourFinder constructed() {
        return TourFinder.find(SIDE, SIDE, new Square(0, 0), true, () -> {});
    }

    /** With the events of all hops, which nobody records. */
    @Benchmark
    public RunOutcome rothAsARun() {
        return run("roth", SIDE);
    }

    /** The recursion of the textbook, on a board that it finishes. */
    @Benchmark
    public RunOutcome textbookOn200() {
        return run("warnsdorff", SMALLER);
    }

    @Benchmark
    public TourFinder constructedOn200() {
        return TourFinder.find(SMALLER, SMALLER, new Square(0, 0), true, () -> {});
    }

    /** All 1728 directed tours of 5 × 5, those from the corner and the closed ones, as the command counts them. */
    @Benchmark
    public RunOutcome countFiveByFive() {
        return run("frontier", 5);
    }

    private static RunOutcome run(String algorithm, int side) {
        var knight = Catalogue.get("knight");
        var text = String.valueOf(side);
        var given = BenchmarkRuns.arguments(knight, "rows", text, "columns", text, "algorithm", algorithm);
        return knight.instance(given).solver().solve(_ -> {});
    }

    /** Closed, on square boards with even sides alone. */
    @Benchmark
    public Object jgraphtParberry() {
        return new ParberryKnightTour(SIDE, SIDE).getTour();
    }

    /** Open, from where it likes; its kinds of tours are hidden from other packages. */
    @Benchmark
    public Object jgraphtWarnsdorff() throws ReflectiveOperationException {
        var kinds = Class.forName("org.jgrapht.demo.TourType");
        var method = WarnsdorffRuleKnightTourHeuristic.class.getMethod(
                "getTour", kinds, boolean.class, int.class, int.class);
        method.setAccessible(true);
        var open = Arrays.stream(kinds.getEnumConstants())
                .filter(kind -> ((Enum<?>) kind).name().equals("OPEN"))
                .findFirst()
                .orElseThrow();
        return method.invoke(new WarnsdorffRuleKnightTourHeuristic(SIDE), open, false, 0, 0);
    }
}
