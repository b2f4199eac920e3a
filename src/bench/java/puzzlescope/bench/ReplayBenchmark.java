package puzzlescope.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.trace.DepthRange;

/** Moving about in the recording of 12 queens: what one frame of the window may ask for. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReplayBenchmark {

    private static final int MILLION = 1_000_000;
    private static final int PIXELS = 1_000;

    private final SplittableRandom random = new SplittableRandom(1);
    private final DepthRange range = new DepthRange();
    private Timeline timeline;
    private long length;

    @Setup
    public void prepare() {
        var queens = BenchmarkRuns.queens();
        var arguments = BenchmarkRuns.arguments(queens, "n", "12");
        var trace = BenchmarkRuns.record(queens, arguments);
        timeline = new Timeline(trace, queens.instance(arguments).board());
        length = trace.length();
    }

    @Benchmark
    public int seekAnywhere() {
        timeline.seek(random.nextLong(length + 1));
        return timeline.depth();
    }

    /** One event forward, as a mean over a million in a row. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    @OperationsPerInvocation(MILLION)
    public long playForward() {
        if (timeline.position() + MILLION > length) {
            timeline.seek(0);
        }
        return timeline.move(MILLION, Long.MAX_VALUE);
    }

    /** One event backward, as a mean over a million in a row. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    @OperationsPerInvocation(MILLION)
    public long playBackward() {
        if (timeline.position() < MILLION) {
            timeline.seek(length);
        }
        return timeline.move(-MILLION, Long.MAX_VALUE);
    }

    @Benchmark
    public int callStackAnywhere() {
        timeline.seek(random.nextLong(length + 1));
        return timeline.callStack(Integer.MAX_VALUE).size();
    }

    @Benchmark
    public long nextSolutionFromAnywhere() {
        return timeline.trace().next(random.nextLong(length), Role.SOLUTION);
    }

    /** The depth curve of the whole recording, a thousand pixels wide. */
    @Benchmark
    public long depthCurve() {
        long sum = 0;
        for (int pixel = 0; pixel < PIXELS; pixel++) {
            timeline.trace().profile().depths(length * pixel / PIXELS, length * (pixel + 1) / PIXELS, range);
            sum += range.highest();
        }
        return sum;
    }
}
