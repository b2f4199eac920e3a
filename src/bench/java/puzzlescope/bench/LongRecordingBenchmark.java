package puzzlescope.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;

/**
 * Moving about in the first 100,000,000 events of 14 queens with a heap of 256 MB: in the newer part, which is in memory, and
 * in the older one, which lies in a file. Beside it stepping back as it is without undo: by replaying from the start.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx256m", "-XX:+UseZGC"})
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 5, time = 2)
public class LongRecordingBenchmark {

    private static final long EVENTS = 100_000_000;

    /** The part that positions are drawn from. */
    public enum Part {
        MEMORY,
        FILE
    }

    /** The part, and what lies between its ends. */
    @State(Scope.Thread)
    public static class Where {

        @Param({"MEMORY", "FILE"})
        public Part part;

        long draw(SplittableRandom random, Timeline timeline) {
            var trace = timeline.trace();
            long inMemory = trace.firstInMemory();
            return part == Part.MEMORY
                    ? random.nextLong(inMemory, trace.length() + 1)
                    : random.nextLong(trace.firstKept(), inMemory);
        }
    }

    private final SplittableRandom random = new SplittableRandom(1);
    private Timeline timeline;

    @Setup
    public void prepare() {
        var queens = BenchmarkRuns.queens();
        var arguments = BenchmarkRuns.arguments(queens, "n", "14");
        var trace = BenchmarkRuns.recordOnly(EVENTS, queens, arguments);
        if (trace.length() != EVENTS || trace.firstKept() > 0 || trace.firstInMemory() == 0) {
            throw new IllegalStateException("recorded " + trace.length() + ", kept from " + trace.firstKept()
                    + ", in memory from " + trace.firstInMemory());
        }
        timeline = new Timeline(trace, queens.instance(arguments).board());
        timeline.seek(EVENTS);
    }

    @TearDown
    public void close() {
        timeline.trace().close();
    }

    @Benchmark
    public int seekAnywhere(Where where) {
        timeline.seek(where.draw(random, timeline));
        return timeline.depth();
    }

    @Benchmark
    public long nextSolutionFromAnywhere(Where where) {
        return timeline.trace().next(where.draw(random, timeline), Role.SOLUTION);
    }

    @Benchmark
    public int stepBackAtTheEnd() {
        if (timeline.position() < EVENTS / 2) {
            timeline.seek(EVENTS);
        }
        timeline.stepBack();
        return timeline.depth();
    }

    /** The cost of a step back without undo and without keyframes. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    @Warmup(iterations = 1)
    @Measurement(iterations = 3)
    public int stepBackByReplaying() {
        timeline.seek(0);
        timeline.move(EVENTS - 1, Long.MAX_VALUE);
        return timeline.depth();
    }
}
