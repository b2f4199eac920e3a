package puzzlescope.bench;

import java.util.concurrent.TimeUnit;
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
import puzzlescope.river.fast.CrowdCrossing;
import puzzlescope.river.space.PrisonersAndGuards;

/** Crowds before a river: by numbers alone, and by the search of the textbook, which has an object for each state's rules. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RiverBenchmark {

    private static final int CROWD = 1000;
    private static final int SMALLER = 20;
    private static final int BOAT = 4;

    @Benchmark
    public boolean thousand() {
        return new CrowdCrossing(CROWD, CROWD, BOAT).search(() -> {});
    }

    /** The proof that a boat for three is too small. */
    @Benchmark
    public boolean thousandThatCannot() {
        return new CrowdCrossing(CROWD, CROWD, BOAT - 1).search(() -> {});
    }

    @Benchmark
    public boolean twenty() {
        return new CrowdCrossing(SMALLER, SMALLER, BOAT).search(() -> {});
    }

    @Benchmark
    public SearchResult textbookTwenty() {
        var rules = new PrisonersAndGuards(SMALLER, SMALLER, BOAT);
        return new BreadthFirst().search(rules, Extent.TO_GOAL, new SearchListener() {});
    }
}
