package puzzlescope;

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
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.trace.Trace;

/** All solutions of n queens: how many events a second are recorded, and how many merely counted. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
public class RecordingBenchmark {

    @Param({"10", "12"})
    public String n;

    private Puzzle queens;
    private Arguments arguments;

    @Setup
    public void prepare() {
        queens = Recordings.queens();
        arguments = Recordings.arguments(queens, "n", n);
    }

    @Benchmark
    public Trace record(Counted counted) {
        var trace = Recordings.record(queens, arguments);
        counted.events += trace.length();
        return trace;
    }

    @Benchmark
    public long count(Counted counted) {
        var counting = new Counting();
        queens.solver(arguments).solve(counting);
        counted.events += counting.events;
        return counting.bits;
    }

    /** Looks at every event, so that none is left out, and keeps none. */
    private static final class Counting implements EventSink {

        private long events;
        private long bits;

        @Override
        public void emit(long event) {
            events++;
            bits ^= event;
        }
    }
}
