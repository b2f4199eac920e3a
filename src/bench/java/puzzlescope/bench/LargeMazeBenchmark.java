package puzzlescope.bench;

import java.time.Duration;
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
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Trace;

/** The largest maze, whose keyframes are large and whose recursion is deep, on a solver's thread as in the window. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
public class LargeMazeBenchmark {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @Benchmark
    public Trace record(EventCounters eventCounters) throws InterruptedException {
        var maze = Catalogue.get("maze");
        var instance = maze.instance(BenchmarkRuns.arguments(maze, "width", "1001", "height", "1001"));
        var recorder = new Recorder(BenchmarkRuns.emptyTrace(instance), instance.board());
        var run = new Run("solver-maze", instance.solver(), recorder);
        run.start();
        if (!run.awaitEnd(PATIENCE) || run.outcome().orElseThrow() != RunOutcome.SOLVED) {
            throw new IllegalStateException("the maze was not finished");
        }
        eventCounters.events += run.trace().length();
        return run.trace();
    }
}
