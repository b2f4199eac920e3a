package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

/** A recorder ahead of the playhead waits when the room is full. */
class WaitingRecorderTest {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int CAPACITY = 6;
    private static final long ROOM = (long) CAPACITY * SampleRun.CHUNK;
    private static final int LENGTH = 14 * SampleRun.CHUNK + 9;

    private static final SampleRun WALK = new SampleRun(41, LENGTH, 50);
    private final Trace trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(CAPACITY));
    private final Recorder recorder = new Recorder(trace, new SampleBoard());
    private final Run run = new Run(
            "solver-walk",
            sink -> {
                WALK.emitTo(recorder);
                return RunOutcome.SOLVED;
            },
            recorder);

    @AfterEach
    void stop() throws InterruptedException {
        run.stop();
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
    }

    private void startAndAwaitFull() {
        run.start();
        Await.until("the trace is full", trace::isWaiting);
    }

    @Test
    void itWaitsWhenTheRoomIsFull() {
        startAndAwaitFull();
        assertThat(run.state()).isEqualTo(RunState.PAUSED_FULL);
        assertThat(trace.length()).isEqualTo(ROOM);
        assertThat(trace.firstKept()).isZero();
        assertThat(trace.isEnded()).isFalse();
    }

    @Test
    void itGoesOnOnlyWhenThePlayheadHasPassedTheMiddle() {
        startAndAwaitFull();
        trace.playhead().moveTo(ROOM / 2);
        assertThat(trace.mayDropOldest()).isFalse();
        trace.playhead().moveTo(ROOM / 2 + 1);
        Await.until("one more chunk is recorded", () -> trace.length() == ROOM + SampleRun.CHUNK && trace.isWaiting());
        assertThat(trace.firstKept()).isEqualTo(SampleRun.CHUNK);
    }

    @Test
    void aPlayheadThatMovesOnBringsItToTheEnd() throws InterruptedException {
        startAndAwaitFull();
        while (!run.awaitEnd(Duration.ZERO)) {
            assertThat(trace.length() - trace.firstKept()).isLessThanOrEqualTo(ROOM);
            trace.playhead().moveTo(trace.length());
            Thread.yield();
        }
        assertThat(run.outcome()).contains(RunOutcome.SOLVED);
        assertThat(trace.length()).isEqualTo(LENGTH);
    }

    @Test
    void fastForwardWakesItAndRunsToTheEnd() throws InterruptedException {
        startAndAwaitFull();
        trace.playhead().fastForward(true);
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
        assertThat(run.outcome()).contains(RunOutcome.SOLVED);
        assertThat(trace.firstKept()).isEqualTo(9L * SampleRun.CHUNK);
    }

    /** Whoever looks at the state to see whether more is to come must not see it waiting still. */
    @Test
    void itWaitsNoMoreFromTheMomentItMayGoOn() {
        startAndAwaitFull();
        trace.playhead().fastForward(true);
        assertThat(run.state()).isNotEqualTo(RunState.PAUSED_FULL);
    }

    @Test
    void itWaitsNoMoreFromTheMomentItIsStopped() {
        startAndAwaitFull();
        run.stop();
        assertThat(run.state()).isNotEqualTo(RunState.PAUSED_FULL);
    }

    @Test
    void stoppingEndsAWaitingRunAndKeepsTheTrace() throws InterruptedException {
        startAndAwaitFull();
        run.stop();
        assertThat(run.awaitEnd(PATIENCE)).isTrue();
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
        assertThat(trace.length()).isEqualTo(ROOM);
        assertThat(trace.isEnded()).isTrue();
        assertThat(trace.isWaiting()).isFalse();
    }
}
