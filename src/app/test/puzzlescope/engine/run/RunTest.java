package puzzlescope.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.maze.generator.RecursiveBacktracker;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;

class RunTest {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final long OPENED = new SampleEvent(SampleEventKind.OPENED, 1).pack();
    private static final long REFUSED = new SampleEvent(SampleEventKind.REFUSED, 2).pack();

    private final Trace trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));

    private Run run(Solver solver) {
        trace.playhead().fastForward(true);
        return new Run("solver-sample", solver, new Recorder(trace, new SampleBoard()));
    }

    private Run ended(Solver solver) throws InterruptedException {
        var run = run(solver);
        run.start();
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
        return run;
    }

    private static RunOutcome forEver(EventSink sink) {
        while (true) {
            sink.emit(REFUSED);
        }
    }

    private static RunOutcome silentlyForEver(EventSink sink) {
        sink.emit(OPENED);
        while (true) {
            sink.checkStopped();
        }
    }

    @SuppressWarnings("InfiniteRecursion")
    private static int deeper(EventSink sink) {
        sink.emit(OPENED);
        return 1 + deeper(sink);
    }

    @Test
    void ofTheFirstEventsAloneThereAreSoMany() throws InterruptedException {
        var run = ended(new FirstEvents(300).of(RunTest::forEver));
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
        assertThat(run.trace().length()).isEqualTo(300);
    }

    @Test
    void itIsReadyThenRunningThenEnded() throws InterruptedException {
        var run = run(RunTest::forEver);
        assertThat(run.state()).isEqualTo(RunState.READY);
        assertThat(run.outcome()).isEmpty();
        run.start();
        Await.until("something is recorded", () -> trace.length() > 0);
        assertThat(run.state()).isEqualTo(RunState.RUNNING);
        assertThat(run.outcome()).isEmpty();
        assertThat(run.awaitEnd(Duration.ZERO)).isFalse();
        run.stop();
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
        assertThat(run.state()).isEqualTo(RunState.ENDED);
    }

    @Test
    void theSolversOutcomeIsTheRuns() throws InterruptedException {
        assertThat(ended(sink -> RunOutcome.NO_SOLUTION).outcome()).contains(RunOutcome.NO_SOLUTION);
        assertThat(trace.isEnded()).isTrue();
    }

    @Test
    void aClosedRunIsReadToTheEndByThoseWhoHaveBegun() throws InterruptedException {
        var run = ended(sink -> {
            sink.emit(OPENED);
            return RunOutcome.SOLVED;
        });
        var read = new long[1];
        var first = run.reader("first", () -> read[0] = trace.event(0));
        var second = run.reader("second", () -> {
            throw new IllegalStateException("to be survived");
        });
        run.close();
        first.start();
        first.join();
        assertThat(read).containsExactly(OPENED);
        assertThat(trace.copy(0, read, 0, 1)).isOne();
        second.setUncaughtExceptionHandler((_, _) -> {});
        second.start();
        second.join();
        assertThat(trace.copy(0, read, 0, 1))
                .as("words kept when all have read")
                .isZero();
    }

    @Test
    void itsThreadIsADaemonWithItsName() throws InterruptedException {
        var names = new String[1];
        ended(sink -> {
            names[0] = Thread.currentThread().getName() + " "
                    + Thread.currentThread().isDaemon();
            return RunOutcome.SOLVED;
        });
        assertThat(names).containsExactly("solver-sample true");
    }

    @Test
    void stoppingEndsTheThreadAndKeepsTheTrace() throws InterruptedException {
        var run = run(RunTest::forEver);
        run.start();
        Await.until("something is recorded", () -> trace.length() > 100_000);
        run.stop();
        assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
        assertThat(run.failure()).isEmpty();
        assertThat(trace.isEnded()).isTrue();
        assertThat(trace.event(trace.length() - 1)).isEqualTo(REFUSED);
    }

    @Test
    void aSolverWithoutEventsIsStoppedWhereItChecks() throws InterruptedException {
        var run = run(RunTest::silentlyForEver);
        run.start();
        Await.until("the one event is recorded", () -> trace.length() == 1);
        run.stop();
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
    }

    @Test
    void aRunThatWasNeverStartedIsStoppedAtOnce() throws InterruptedException {
        var run = run(RunTest::forEver);
        run.stop();
        assertThat(run.state()).isEqualTo(RunState.ENDED);
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
        assertThat(trace.isEnded()).isTrue();
        assertThatThrownBy(run::start).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aRunIsStartedOnlyOnce() throws InterruptedException {
        var run = ended(sink -> RunOutcome.SOLVED);
        assertThatThrownBy(run::start).isInstanceOf(IllegalStateException.class).hasMessageContaining("ENDED");
    }

    @Test
    void stoppingAfterTheEndChangesNothing() throws InterruptedException {
        var run = ended(sink -> RunOutcome.SOLVED);
        run.stop();
        assertThat(run.outcome()).contains(RunOutcome.SOLVED);
    }

    @Test
    void aSolverThatThrowsFailsWithItsTraceKept() throws InterruptedException {
        var thrown = new IllegalStateException("on purpose");
        var run = ended(sink -> {
            sink.emit(OPENED);
            sink.emit(REFUSED);
            throw thrown;
        });
        assertThat(run.outcome()).contains(RunOutcome.FAILED);
        assertThat(run.failure()).containsSame(thrown);
        assertThat(trace.length()).isEqualTo(2);
        assertThat(trace.isEnded()).isTrue();
    }

    @Test
    void theLargestMazeDoesNotOverflowTheStack() throws InterruptedException {
        var maze =
                new Trace(RecursiveBacktracker.MAKING.kinds().vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
        var recorder = new Recorder(maze, RecursiveBacktracker.MAKING.board(1001, 1001));
        var run = new Run("solver-maze", new RecursiveBacktracker(1001, 1001, BigInteger.ONE), recorder);
        run.start();
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
        assertThat(run.outcome()).contains(RunOutcome.SOLVED);
        assertThat(maze.length()).isEqualTo(3L * 500 * 500);
    }

    @Test
    @Tag("thorough")
    void endlessRecursionFailsWithItsTraceKept() throws InterruptedException {
        var run = ended(sink -> deeper(sink) > 0 ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION);
        assertThat(run.outcome()).contains(RunOutcome.FAILED);
        assertThat(run.failure().orElseThrow()).isInstanceOf(StackOverflowError.class);
        assertThat(trace.length()).isGreaterThan(500_000);
        assertThat(trace.depth(trace.length())).isEqualTo(trace.length());
        assertThat(trace.isEnded()).isTrue();
    }
}
