package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;
import puzzlescope.window.player.Player.Motion;

class LoopRangeTest {

    private static final int LENGTH = 1000;
    private static final long SECOND = 1_000_000_000;
    private static final int ONE_A_SECOND = 1;

    private final Player player = new Player(SampleSessions.ofLength(LENGTH), () -> {});
    private final LoopRange loopRange = player.loop();
    private long now = SECOND;

    private long position() {
        return player.session().timeline().position();
    }

    /** The positions of so many frames, at one event a frame; the player makes no more than a quarter second of a frame. */
    private List<Long> frames(int count) {
        var positions = new ArrayList<Long>();
        for (int i = 0; i < count; i++) {
            for (int quarter = 0; quarter < (i == 0 ? 1 : 4); quarter++) {
                now += SECOND / 4;
                player.tick(now);
            }
            positions.add(position());
        }
        return positions;
    }

    @Test
    void playedForwardTheRangeBeginsAgainAtItsEnd() {
        player.speedProperty().set(ONE_A_SECOND);
        player.seek(101);
        loopRange.select(100, 103);
        player.play(Motion.FORWARD);
        assertThat(frames(7)).containsExactly(102L, 103L, 100L, 101L, 102L, 103L, 100L);
        assertThat(player.motionProperty().get()).isEqualTo(Motion.FORWARD);
    }

    @Test
    void steppingOverACallDoesNotLeaveTheRange() throws InterruptedException {
        var queens = Catalogue.get("queens");
        var session = Session.of(queens, queens.presets(), Retention.inMemory(1 << 20));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        player.open(session);
        long call = 0;
        long over = player.session().timeline().afterCall();
        loopRange.select(call, over - 1);
        player.stepCall();
        assertThat(position()).isEqualTo(over - 1);
        player.seek(call);
        loopRange.onProperty().set(false);
        player.stepCall();
        assertThat(position()).isEqualTo(over);
    }

    @Test
    void playedBackwardTheRangeBeginsAgainAtItsStart() {
        player.speedProperty().set(ONE_A_SECOND);
        player.seek(102);
        loopRange.select(103, 100);
        player.play(Motion.BACKWARD);
        assertThat(frames(7)).containsExactly(101L, 100L, 103L, 102L, 101L, 100L, 103L);
    }

    @ParameterizedTest
    @CsvSource({"FORWARD, 5, 100", "FORWARD, 700, 100", "BACKWARD, 5, 103", "BACKWARD, 700, 103"})
    void playedFromElsewhereItGoesToTheRange(Motion way, long from, long begin) {
        player.speedProperty().set(ONE_A_SECOND);
        player.seek(from);
        loopRange.select(100, 103);
        player.play(way);
        assertThat(frames(1)).containsExactly(begin);
    }

    @ParameterizedTest
    @CsvSource({"FORWARD, 100, 400", "BACKWARD, 400, 100"})
    void asFastAsItGoesEveryLapIsSeenToEnd(Motion way, long begin, long end) {
        player.speedProperty().set(Speed.FASTEST);
        loopRange.select(100, 400);
        player.play(way);
        assertThat(frames(1)).containsExactly(begin);
        var seen = new ArrayList<Long>();
        for (int i = 0; i < 4; i++) {
            now += SECOND / 50;
            player.tick(now);
            seen.add(position());
        }
        assertThat(seen).containsExactly(end, begin, end, begin);
    }

    @Test
    void atTheEndOfTheRecordingTheRangeBeginsAgain() {
        player.speedProperty().set(Speed.FASTEST);
        loopRange.select(900, LENGTH);
        player.toEnd();
        player.toggle(Motion.FORWARD);
        now += SECOND / 50;
        player.tick(now);
        assertThat(position()).isEqualTo(900);
        assertThat(player.motionProperty().get()).isEqualTo(Motion.FORWARD);
    }

    @Test
    void switchedOffItPlaysOnBeyondTheRange() {
        player.speedProperty().set(ONE_A_SECOND);
        player.seek(102);
        loopRange.select(100, 103);
        loopRange.onProperty().set(false);
        player.play(Motion.FORWARD);
        assertThat(frames(3)).containsExactly(103L, 104L, 105L);
        assertThat(loopRange.range()).contains(new Range(100, 103));
    }

    @Test
    void stepsAndJumpsLeadOutOfTheRange() {
        loopRange.select(100, 103);
        player.seek(103);
        player.step();
        assertThat(position()).isEqualTo(104);
        player.toStart();
        assertThat(position()).isZero();
        player.toEnd();
        assertThat(position()).isEqualTo(LENGTH);
    }

    @Test
    void anotherSessionHasNoRange() {
        loopRange.select(100, 103);
        player.open(SampleSessions.ofLength(LENGTH));
        assertThat(loopRange.range()).isEmpty();
        assertThat(loopRange.onProperty().get()).isFalse();
    }

    @Test
    void aNewRangeIsPlayedAndAChangedOneAsBefore() {
        loopRange.select(10, 20);
        assertThat(loopRange.onProperty().get()).isTrue();
        loopRange.onProperty().set(false);
        loopRange.select(10, 30);
        assertThat(loopRange.onProperty().get()).isFalse();
        loopRange.clear();
        loopRange.select(5, 5);
        assertThat(loopRange.range()).isEmpty();
        loopRange.select(7, 5);
        assertThat(loopRange.onProperty().get()).isTrue();
        assertThat(loopRange.range()).contains(new Range(5, 7));
    }

    @Test
    void itsEndsAreMarkedOneAfterTheOther() {
        var trace = player.session().trace();
        loopRange.begin(200, trace);
        assertThat(loopRange.range()).contains(new Range(200, LENGTH));
        loopRange.end(300, trace);
        assertThat(loopRange.range()).contains(new Range(200, 300));
        loopRange.begin(250, trace);
        assertThat(loopRange.range()).contains(new Range(250, 300));
        loopRange.end(100, trace);
        assertThat(loopRange.range()).contains(new Range(0, 100));
        loopRange.begin(500, trace);
        assertThat(loopRange.range()).contains(new Range(500, LENGTH));
        loopRange.clear();
        loopRange.begin(LENGTH, trace);
        loopRange.end(0, trace);
        assertThat(loopRange.range()).isEmpty();
    }

    @Test
    void aRangeHasAnExtent() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Range(5, 5)).withMessageContaining("5 to 5");
        assertThatIllegalArgumentException().isThrownBy(() -> new Range(-1, 5));
    }

    private static RunOutcome emitForEver(EventSink sink) {
        while (true) {
            sink.emit(SampleSessions.event(SampleEventKind.REFUSED, 1));
        }
    }

    @Test
    void ofARangeThatIsLetGoInPartTheRestIsPlayedAndThenNothing() {
        long chunk = SampleRun.CHUNK;
        var session = SampleSessions.of(LoopRangeTest::emitForEver);
        player.open(session);
        session.run().start();
        Await.until("it is full", () -> session.run().state() == RunState.PAUSED_FULL);
        loopRange.select(10, 2 * chunk + 5);
        // Beyond the half of what is kept the recorder lets one chunk go after another.
        session.trace().playhead().moveTo(2 * chunk + 1);
        Await.until("one chunk is let go", () -> session.trace().firstKept() == chunk);
        Await.until("it waits again", () -> session.run().state() == RunState.PAUSED_FULL);
        assertThat(loopRange.playing(session.trace())).contains(new Range(chunk, 2 * chunk + 5));
        player.speedProperty().set(Speed.FASTEST);
        player.seek(2 * chunk + 5);
        player.play(Motion.FORWARD);
        now += SECOND;
        player.tick(now);
        assertThat(position()).isEqualTo(chunk);
        session.trace().playhead().moveTo(6 * chunk);
        Await.until("all of the range is let go", () -> session.trace().firstKept() > 2 * chunk + 5);
        now += SECOND;
        player.tick(now);
        assertThat(loopRange.range()).isEmpty();
        assertThat(player.noticeProperty().get()).isEqualTo(Message.of("notice.range-let-go"));
        session.run().stop();
        SampleSessions.awaitEnd(session);
    }
}
