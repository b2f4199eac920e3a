package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;
import puzzlescope.window.player.Player.Motion;

/** A player on a run that never ends and fills the recording at once. */
class PlayerOnFullRecordingTest {

    private static final long FULL = 4L * SampleRun.CHUNK;

    private final Session session = SampleSessions.of(PlayerOnFullRecordingTest::emitForEver);
    private int wakes;
    private final Player player = new Player(session, () -> wakes++);
    private long now = 1;

    private static RunOutcome emitForEver(EventSink sink) {
        while (true) {
            sink.emit(SampleSessions.event(SampleEventKind.REFUSED, 1));
        }
    }

    @BeforeEach
    void recordUntilFull() {
        session.run().start();
        Await.until("it is full", () -> session.run().state() == RunState.PAUSED_FULL);
        frame();
        wakes = 0;
    }

    @AfterEach
    void endTheRun() {
        session.run().stop();
        SampleSessions.awaitEnd(session);
    }

    private boolean frame() {
        now += 20_000_000;
        return player.tick(now);
    }

    private void fastForward() {
        player.fastForwardProperty().set(true);
        Await.until("all of it is let go", () -> session.trace().firstKept() > FULL);
    }

    @Test
    void itGoesOnWhenThePlayheadMoves() {
        assertThat(session.trace().length()).isEqualTo(FULL);
        player.seek(FULL);
        Await.until("it is drawn as full again", () -> {
            frame();
            return !player.isBusy();
        });
        assertThat(session.trace().length()).isGreaterThan(FULL);
        assertThat(session.run().state()).isEqualTo(RunState.PAUSED_FULL);
        assertThat(frame()).as("something new").isFalse();
    }

    @Test
    void itGoesOnAndIsDrawnWithFastForward() {
        fastForward();
        assertThat(wakes).isPositive();
        assertThat(frame()).isTrue();
        assertThat(player.isBusy()).isTrue();
    }

    @Test
    void aPositionThatWasLetGoIsCaughtUpWithByAStep() {
        player.seek(10);
        fastForward();
        player.step();
        assertThat(session.timeline().position()).isGreaterThan(FULL);
    }

    @Test
    void aPositionThatWasLetGoIsCaughtUpWithByPlaying() {
        player.seek(10);
        fastForward();
        player.play(Motion.FORWARD);
        frame();
        assertThat(session.timeline().position()).isGreaterThan(FULL);
    }

    @Test
    void theStartIsTheFirstPositionThatIsKept() {
        fastForward();
        endTheRun();
        player.toEnd();
        player.toStart();
        assertThat(session.timeline().position()).isEqualTo(session.trace().firstKept());
        player.play(Motion.BACKWARD);
        frame();
        assertThat(player.motionProperty().get()).isEqualTo(Motion.PAUSED);
    }

    @Test
    void whenItIsStoppedItsEndIsDrawn() {
        assertThat(player.isBusy()).isFalse();
        player.stop();
        assertThat(player.isBusy()).isTrue();
        SampleSessions.awaitEnd(session);
        assertThat(player.isBusy()).isTrue();
        assertThat(frame()).isTrue();
        assertThat(player.isBusy()).isFalse();
    }
}
