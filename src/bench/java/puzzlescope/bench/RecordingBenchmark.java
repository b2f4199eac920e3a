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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.trace.Trace;

/**
 * All solutions of n queens: how many events a second are recorded, and how many merely counted; beside them
 * what a recording does that copies the grid after every event.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
public class RecordingBenchmark {

    @Param({"12", "13"})
    public String n;

    private Puzzle queens;
    private Arguments arguments;

    @Setup
    public void prepare() {
        queens = BenchmarkRuns.queens();
        arguments = BenchmarkRuns.arguments(queens, "n", n);
    }

    @Benchmark
    public Trace record(EventCounters eventCounters) {
        var trace = BenchmarkRuns.record(queens, arguments);
        eventCounters.events += trace.length();
        trace.close();
        return trace;
    }

    @Benchmark
    public long count(EventCounters eventCounters) {
        var counting = new Counting();
        queens.instance(arguments).solver().solve(counting);
        eventCounters.events += counting.events;
        return counting.bits;
    }

    @Benchmark
    public long copyGrids(EventCounters eventCounters) {
        var instance = queens.instance(arguments);
        var copying = new Copying(instance.board());
        instance.solver().solve(copying);
        eventCounters.events += copying.events;
        return copying.events;
    }

    /** Keeps the board's snapshot after each event, the last of them only, since all have no room. */
    private static final class Copying implements EventSink {

        private static final int KEPT = 1 << 16;

        private final Board board;
        private final byte[][] copies = new byte[KEPT][];
        private long events;

        Copying(Board board) {
            this.board = board;
        }

        @Override
        public void emit(long event) {
            board.apply(event);
            copies[(int) (events % KEPT)] = board.snapshot();
            events++;
        }
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
