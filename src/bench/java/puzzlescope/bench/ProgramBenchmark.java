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
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.text.PuzzleResource;

/**
 * A person's program for the n queens, the textbook's in Java: how many events a second it tells without its lines and
 * with them, and how many lines of a text of steps are read.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ProgramBenchmark {

    /** The events of a run that are told; with lines all solutions of 12 queens have many more. */
    private static final long MOST_EVENTS = 20_000_000;

    private static final int LINES = 1_000_000;

    @Param("12")
    public String n;

    private Puzzle queens;
    private Arguments calls;
    private Arguments lines;
    private Arguments text;

    @Setup
    public void prepare() {
        queens = BenchmarkRuns.queens();
        var arguments = BenchmarkRuns.arguments(queens, "n", n);
        var source = PuzzleResource.read(queens, "textbook.java").orElseThrow();
        calls = arguments.withProgram(new ProgramSource("java-calls", source));
        lines = arguments.withProgram(new ProgramSource("java", source));
        text = arguments.withProgram(new ProgramSource("events", steps()));
    }

    /** Returns a text that places a queen and removes it, again and again. */
    private String steps() {
        var steps = new StringBuilder("{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":" + n + "}\n");
        for (int i = 0; i < LINES; i += 2) {
            int column = i / 2 % Integer.parseInt(n);
            steps.append("{\"place\":[0,").append(column).append("]}\n");
            steps.append("{\"remove\":[0,").append(column).append("]}\n");
        }
        return steps.toString();
    }

    @Benchmark
    public long withoutLines(EventCounters eventCounters) {
        return count(calls, eventCounters);
    }

    @Benchmark
    public long withLines(EventCounters eventCounters) {
        return count(lines, eventCounters);
    }

    @Benchmark
    public long linesRead(EventCounters eventCounters) {
        return count(text, eventCounters);
    }

    private long count(Arguments arguments, EventCounters eventCounters) {
        var counting = new Counting();
        try {
            new FirstEvents(MOST_EVENTS).of(queens.instance(arguments).solver()).solve(counting);
        } catch (RunStoppedException enough) {
            // The rate is known by then.
        }
        eventCounters.events += counting.events;
        return counting.bits;
    }

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
