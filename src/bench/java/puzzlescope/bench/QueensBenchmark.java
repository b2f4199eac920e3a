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
import puzzlescope.engine.run.Workers;
import puzzlescope.queens.fast.BorderPlacement;
import puzzlescope.queens.fast.MirroredMasks;
import puzzlescope.queens.fast.PiecewiseCount;
import puzzlescope.queens.fast.QuarterJoin;

/**
 * Counts of all solutions: ours on one and on all threads, beside what is written first (columns and rows compared), what is
 * copied most (bit masks), and bit masks with the mirror. 17 and 18 queens by {@code -p n=17}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
public class QueensBenchmark {

    @Param({"12", "14", "16"})
    private int n;

    /** Peer: bit masks, the whole board, one thread. */
    @Benchmark
    public long bitMasks() {
        return fill((1 << n) - 1, 0, 0, 0);
    }

    private static long fill(int all, int columns, int falling, int rising) {
        if (columns == all) {
            return 1;
        }
        long sum = 0;
        for (int free = all & ~(columns | falling | rising); free != 0; free &= free - 1) {
            int queen = free & -free;
            sum += fill(all, columns | queen, (falling | queen) << 1, (rising | queen) >>> 1);
        }
        return sum;
    }

    /** Peer: bit masks with the mirror, one thread. */
    @Benchmark
    public long mirroredMasks() {
        return count(new MirroredMasks(n), 1);
    }

    @Benchmark
    public long mirroredMasksOnAllThreads() {
        return count(new MirroredMasks(n), Workers.preset());
    }

    @Benchmark
    public long border() {
        return count(new BorderPlacement(n), 1);
    }

    @Benchmark
    public long borderOnAllThreads() {
        return count(new BorderPlacement(n), Workers.preset());
    }

    @Benchmark
    public long quarterJoin() {
        return count(new QuarterJoin(n), 1);
    }

    @Benchmark
    public long quarterJoinOnAllThreads() {
        return count(new QuarterJoin(n), Workers.preset());
    }

    private static long count(PiecewiseCount pieces, int threads) {
        var sum = new long[1];
        Workers.share(
                threads,
                pieces.size(),
                pieces::count,
                () -> {},
                (piece, found) -> sum[0] += pieces.images(piece) * found);
        return sum[0];
    }
}
