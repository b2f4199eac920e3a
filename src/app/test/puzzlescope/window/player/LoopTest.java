package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.Outcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;
import puzzlescope.window.player.Player.Motion;

class LoopTest {

    private static final int LENGTH = 1000;
    private static final long SECOND = 1_000_000_000;
    private static final int ONE_A_SECOND = 1;

    private final Player player = new Player(Recording.ofLength(LENGTH), () -> {});
    private final Loop loop = player.loop();
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
        loop.select(100, 103);
        player.play(Motion.FORWARD);
        assertThat(frames(7)).containsExactly(102L, 103L, 100L, 101L, 102L, 103L, 100L);
        assertThat(player.motionProperty().get()).isEqualTo(Motion.FORWARD);
    }

    @Test
    void playedBackwardTheRangeBeginsAgainAtItsStart() {
        player.speedProperty().set(ONE_A_SECOND);
        player.seek(102);
        loop.select(103, 100);
        player.play(Motion.BACKWARD);
        assertThat(frames(7)).containsExactly(101L, 100L, 103L, 102L, 101L, 100L, 103L);
    }

    @ParameterizedTest
    @CsvSource({"FORWARD, 5, 100", "FORWARD, 700, 100", "BACKWARD, 5, 103", "BACKWARD, 700, 103"})
    void playedFromElsewhereItGoesToTheRange(Motion way, long from, long begin) {
        player.speedProperty().set(ONE_A_SECOND);
        player.seek(from);
        loop.select(100, 103);
        player.play(way);
        assertThat(frames(1)).containsExactly(begin);
    }

    @ParameterizedTest
    @CsvSource({"FORWARD, 100, 400", "BACKWARD, 400, 100"})
    void asFastAsItGoesEveryLapIsSeenToEnd(Motion way, long begin, long end) {
        player.speedProperty().set(Speed.FASTEST);
        loop.select(100, 400);
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
        loop.select(900, LENGTH);
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
        loop.select(100, 103);
        loop.onProperty().set(false);
        player.play(Motion.FORWARD);
        assertThat(frames(3)).containsExactly(103L, 104L, 105L);
        assertThat(loop.range()).contains(new Range(100, 103));
    }

    @Test
    void stepsAndJumpsLeadOutOfTheRange() {
        loop.select(100, 103);
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
        loop.select(100, 103);
        player.open(Recording.ofLength(LENGTH));
        assertThat(loop.range()).isEmpty();
        assertThat(loop.onProperty().get()).isFalse();
    }

    @Test
    void aNewRangeIsPlayedAndAChangedOneAsBefore() {
        loop.select(10, 20);
        assertThat(loop.onProperty().get()).isTrue();
        loop.onProperty().set(false);
        loop.select(10, 30);
        assertThat(loop.onProperty().get()).isFalse();
        loop.clear();
        loop.select(5, 5);
        assertThat(loop.range()).isEmpty();
        loop.select(7, 5);
        assertThat(loop.onProperty().get()).isTrue();
        assertThat(loop.range()).contains(new Range(5, 7));
    }

    @Test
    void itsEndsAreMarkedOneAfterTheOther() {
        var trace = player.session().trace();
        loop.begin(200, trace);
        assertThat(loop.range()).contains(new Range(200, LENGTH));
        loop.end(300, trace);
        assertThat(loop.range()).contains(new Range(200, 300));
        loop.begin(250, trace);
        assertThat(loop.range()).contains(new Range(250, 300));
        loop.end(100, trace);
        assertThat(loop.range()).contains(new Range(0, 100));
        loop.begin(500, trace);
        assertThat(loop.range()).contains(new Range(500, LENGTH));
        loop.clear();
        loop.begin(LENGTH, trace);
        loop.end(0, trace);
        assertThat(loop.range()).isEmpty();
    }

    @Test
    void aRangeHasAnExtent() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Range(5, 5)).withMessageContaining("5 to 5");
        assertThatIllegalArgumentException().isThrownBy(() -> new Range(-1, 5));
    }

    private static Outcome emitForEver(EventSink sink) {
        while (true) {
            sink.emit(Recording.event(SampleEventKind.REFUSED, 1));
        }
    }

    @Test
    void ofARangeThatIsLetGoInPartTheRestIsPlayedAndThenNothing() {
        long chunk = SampleRun.CHUNK;
        var session = Recording.of(LoopTest::emitForEver);
        player.open(session);
        session.run().start();
        Await.until("it is full", () -> session.run().state() == RunState.PAUSED_FULL);
        loop.select(10, 2 * chunk + 5);
        // Beyond the half of what is kept the recorder lets one chunk go after another.
        session.trace().playhead().moveTo(2 * chunk + 1);
        Await.until("one chunk is let go", () -> session.trace().firstKept() == chunk);
        Await.until("it waits again", () -> session.run().state() == RunState.PAUSED_FULL);
        assertThat(loop.playing(session.trace())).contains(new Range(chunk, 2 * chunk + 5));
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
        assertThat(loop.range()).isEmpty();
        assertThat(player.noticeProperty().get()).isEqualTo(Message.of("notice.range-let-go"));
        session.run().stop();
        Recording.awaitEnd(session);
    }
}
