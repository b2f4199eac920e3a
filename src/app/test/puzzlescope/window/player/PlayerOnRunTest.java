package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.testkit.SampleEventKind.REFUSED;

import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.testkit.Await;
import puzzlescope.window.player.Player.Motion;

/** A player on a run that goes on while it is played. */
class PlayerOnRunTest {

    private static final int BATCH = 256;
    private static final long FRAME = 20_000_000;

    private final Semaphore batches = new Semaphore(0);
    private final Session session = SampleSessions.of(this::oneBatchAfterAnother);
    private final Player player = new Player(session, () -> {});
    private long now = FRAME;

    private RunOutcome oneBatchAfterAnother(EventSink sink) {
        while (true) {
            batches.acquireUninterruptibly();
            for (int i = 0; i < BATCH; i++) {
                sink.emit(SampleSessions.event(REFUSED, i));
            }
        }
    }

    @BeforeEach
    void recordOneBatch() {
        session.run().start();
        record();
    }

    private void record() {
        long length = session.trace().length() + BATCH;
        batches.release();
        Await.until("a batch is recorded", () -> session.trace().length() == length);
    }

    @AfterEach
    void endTheRun() {
        session.run().stop();
        batches.release();
        SampleSessions.awaitEnd(session);
    }

    private boolean frame() {
        now += FRAME;
        return player.tick(now);
    }

    private long position() {
        return player.session().timeline().position();
    }

    @Test
    void atTheEndOfWhatIsRecordedItWaitsAndPlaysOn() {
        player.speedProperty().set(Speed.FASTEST);
        player.play(Motion.FORWARD);
        frame();
        assertThat(position()).isEqualTo(BATCH);
        frame();
        assertThat(player.motionProperty().get()).isEqualTo(Motion.FORWARD);
        record();
        frame();
        assertThat(position()).isEqualTo(2 * BATCH);
    }

    @Test
    void aStepBeyondWhatIsRecordedIsSaidToBeTooEarly() {
        player.toEnd();
        player.step();
        assertThat(position()).isEqualTo(BATCH);
        assertThat(player.noticeProperty().get()).isEqualTo(Message.of("notice.still-recording"));
        player.stop();
        assertThat(player.noticeProperty().get()).isNull();
    }

    @Test
    void whatIsRecordedIsDrawnToItsEnd() {
        assertThat(frame()).isTrue();
        assertThat(frame()).isFalse();
        assertThat(player.isBusy()).isTrue();
        record();
        assertThat(frame()).isTrue();
        endTheRun();
        assertThat(player.isBusy()).as("the end is still to be drawn").isTrue();
        assertThat(frame()).isTrue();
        assertThat(player.isBusy()).isFalse();
    }

    @Test
    void anotherSessionStopsTheRunAndStandsAtItsStart() {
        player.seek(100);
        player.speedProperty().set(9);
        player.fastForwardProperty().set(true);
        player.play(Motion.FORWARD);
        player.open(SampleSessions.ofLength(10));
        batches.release();
        SampleSessions.awaitEnd(session);
        assertThat(session.run().outcome()).contains(RunOutcome.STOPPED);
        assertThat(position()).isZero();
        assertThat(player.motionProperty().get()).isEqualTo(Motion.PAUSED);
        assertThat(player.speedProperty().get()).isEqualTo(9);
        assertThat(player.session().trace().playhead().isFastForward()).isTrue();
    }
}
