package puzzlescope.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.queens.fast.Diagonals;
import puzzlescope.queens.fast.PaulsConstruction;
import puzzlescope.queens.fast.SwapRepair;

/** One solution for many queens, checked: by construction and by exchanging columns. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
public class LargeQueensBenchmark {

    private static final SwapRepair.Observer NOBODY = new SwapRepair.Observer() {};

    @Param({"1000000"})
    private int n;

    private long seed;

    @Benchmark
    public int[] construction() {
        return checked(PaulsConstruction.columns(n));
    }

    /** Another seed each time. */
    @Benchmark
    public int[] minConflicts() {
        return checked(new SwapRepair(n, new PythonRandom(seed++), NOBODY, () -> {})
                .solve()
                .orElseThrow());
    }

    private static int[] checked(int[] columns) {
        if (!Diagonals.hasNoAttacks(columns)) {
            throw new IllegalStateException("queens attack each other");
        }
        return columns;
    }
}
