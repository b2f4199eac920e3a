package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Message;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.window.player.Player.Motion;

class PlayerTest {

    private static final int LENGTH = 20_000;
    private static final long SECOND = 1_000_000_000;
    private static final long FRAME = SECOND / 50;

    private int wakes;
    private final Player player = new Player(SampleSessions.ofLength(LENGTH), () -> wakes++);
    private long now = 77 * SECOND;

    private long position() {
        return player.session().timeline().position();
    }

    private Motion motion() {
        return player.motionProperty().get();
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            now += FRAME;
            player.tick(now);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 6, 8, 10, 12})
    void asManyEventsAreAppliedAsTheSpeedOwes(int speed) {
        player.speedProperty().set(speed);
        player.play(Motion.FORWARD);
        frames(101);
        // The first comes at once, then two seconds pass.
        assertThat((double) position()).isCloseTo(1 + 2 * Speed.eventsPerSecond(speed), within(1.0));
    }

    @Test
    void aSentenceStaysUntilItHasBeenRead() {
        player.setReading(() -> 3);
        player.play(Motion.FORWARD);
        frames(2);
        assertThat(position()).isEqualTo(1);
        frames(140);
        assertThat(position()).isEqualTo(1);
        frames(20);
        assertThat(position()).isEqualTo(2);
        player.step();
        assertThat(position()).isEqualTo(3);
    }

    @Test
    void anotherSpeedEndsReading() {
        player.setReading(() -> 1000);
        player.play(Motion.FORWARD);
        frames(10);
        assertThat(position()).isEqualTo(1);
        player.speedProperty().set(7);
        frames(50);
        assertThat(position()).isGreaterThan(50);
    }

    @Test
    void aLongSentenceIsReadLongerAndIdeographsMoreSlowly() {
        var english = ReadingTime.seconds("Queen 1 is placed on row 1, column 1.");
        assertThat(english).isBetween(2.5, 4.5);
        assertThat(ReadingTime.seconds("\u7687\u540e 1 \u653e\u5728\u7b2c 1 \u884c\u7b2c 1 \u5217\u3002"))
                .isBetween(2.0, 4.5);
        assertThat(ReadingTime.seconds("Short.")).isLessThan(english);
        assertThat(ReadingTime.seconds("very ".repeat(500))).isLessThan(10);
    }

    @Test
    void backwardTheEventsAreTakenBackAtTheSameSpeed() {
        player.seek(1000);
        player.speedProperty().set(7);
        player.play(Motion.BACKWARD);
        frames(51);
        assertThat((double) position()).isCloseTo(1000 - 101, within(1.0));
    }

    @Test
    void whatComesLateIsNotCaughtUp() {
        player.speedProperty().set(10);
        player.play(Motion.FORWARD);
        frames(1);
        now += 60 * SECOND;
        player.tick(now);
        assertThat(position()).isEqualTo(1 + 1000 / 4);
    }

    @Test
    void aRestIsNotCaughtUpAtAll() {
        player.speedProperty().set(10);
        player.play(Motion.FORWARD);
        frames(1);
        player.rest();
        now += 60 * SECOND;
        player.tick(now);
        assertThat(position()).isEqualTo(1);
    }

    @Test
    void asFastAsItGoesTheEndIsReachedAndPaused() {
        player.speedProperty().set(Speed.FASTEST);
        player.play(Motion.FORWARD);
        frames(100);
        assertThat(position()).isEqualTo(LENGTH);
        assertThat(motion()).isEqualTo(Motion.PAUSED);
        assertThat(player.isBusy()).isFalse();
    }

    @Test
    void backwardAsFastAsItGoesTheStartIsReachedAndPaused() {
        player.toEnd();
        player.speedProperty().set(Speed.FASTEST);
        player.play(Motion.BACKWARD);
        frames(100);
        assertThat(position()).isZero();
        assertThat(motion()).isEqualTo(Motion.PAUSED);
    }

    @Test
    void playedFromTheEndItBeginsAnew() {
        player.toEnd();
        player.toggle(Motion.FORWARD);
        frames(1);
        assertThat(position()).isEqualTo(1);
        player.toggle(Motion.FORWARD);
        assertThat(motion()).isEqualTo(Motion.PAUSED);
    }

    @Test
    void playedTheOtherWayItTurnsRound() {
        player.seek(10);
        player.toggle(Motion.FORWARD);
        player.toggle(Motion.BACKWARD);
        frames(1);
        assertThat(motion()).isEqualTo(Motion.BACKWARD);
        assertThat(position()).isEqualTo(9);
    }

    static Stream<Consumer<Player>> commands() {
        return Stream.of(
                Player::step,
                Player::stepBack,
                Player::stepCall,
                Player::stepCallBack,
                Player::nextMilestone,
                Player::previousMilestone,
                Player::toStart,
                Player::toEnd,
                Player::stop,
                each -> each.seek(5));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandPausesAndAsksForAFrame(Consumer<Player> command) {
        player.play(Motion.FORWARD);
        frames(3);
        wakes = 0;
        command.accept(player);
        assertThat(motion()).isEqualTo(Motion.PAUSED);
        assertThat(wakes).isPositive();
        long rested = position();
        frames(100);
        assertThat(position()).isEqualTo(rested);
    }

    @Test
    void aStepForwardShowsItsEventFromNotYetToHappened() {
        player.step();
        assertThat(player.moment().event()).contains(new SampleEvent(SampleEventKind.REFUSED, 0));
        assertThat(player.moment().happened()).isZero();
        frames(5);
        assertThat(player.moment().happened()).isBetween(0.1, 0.9);
        assertThat(player.moment().isAtRest()).isFalse();
        assertThat(player.isBusy()).isTrue();
        frames(20);
        assertThat(player.moment().happened()).isEqualTo(1);
        assertThat(player.moment().isAtRest()).isTrue();
        assertThat(player.isBusy()).isFalse();
    }

    @Test
    void aStepBackShowsTheEventThatIsTakenBackUntilItHasNotHappened() {
        player.seek(9);
        player.stepBack();
        assertThat(player.moment().event()).contains(new SampleEvent(SampleEventKind.REFUSED, 8));
        assertThat(player.moment().happened()).isEqualTo(1);
        frames(5);
        assertThat(player.moment().happened()).isBetween(0.1, 0.9);
        frames(20);
        assertThat(player.moment().isAtRest()).isTrue();
        assertThat(player.moment().event()).contains(new SampleEvent(SampleEventKind.REFUSED, 7));
    }

    @Test
    void onlySlowEventsAreSeenToMove() {
        player.speedProperty().set(4);
        player.play(Motion.FORWARD);
        frames(1);
        assertThat(player.moment().isAtRest()).isFalse();
        player.speedProperty().set(5);
        player.play(Motion.FORWARD);
        frames(10);
        assertThat(player.moment().isAtRest()).isTrue();
    }

    @Test
    void whatIsToldIsToldUntilTheNextCommand() {
        player.showNotice(Message.of("copy-text.done", 3));
        frames(5);
        assertThat(player.noticeProperty().get()).isEqualTo(Message.of("copy-text.done", 3));
        player.step();
        assertThat(player.noticeProperty().get()).isNull();
    }

    @Test
    void onlyWhatHasChangedIsDrawn() {
        frames(3);
        assertThat(player.tick(now)).isFalse();
        player.invalidate();
        assertThat(player.tick(now)).isTrue();
    }

    @Test
    void anActionAwaitsItsStepsAndRunsOnce() {
        var positions = new ArrayList<Long>();
        player.whenRecorded(LENGTH, () -> positions.add(position()));
        assertThat(positions).isEmpty();
        frames(3);
        assertThat(positions).containsExactly(0L);
        player.whenRecorded(LENGTH + 1, () -> positions.add(1L));
        frames(1);
        assertThat(positions).as("the run has ended before").containsExactly(0L, 1L);
    }

    @Test
    void anActionForAnotherSessionIsDropped() {
        var isRun = new AtomicBoolean();
        player.whenRecorded(1, () -> isRun.set(true));
        player.open(SampleSessions.ofLength(LENGTH));
        frames(2);
        assertThat(isRun).isFalse();
    }

    /** A gate at one position, which records where it was told to have stopped. */
    private static final class Gate implements PlaybackStop {

        private static final long CLOSED_AT = 7;
        private final List<Long> stops = new ArrayList<>();

        @Override
        public boolean shouldStopAt(long position) {
            return position == CLOSED_AT;
        }

        @Override
        public void stopped(long position) {
            stops.add(position);
        }

        @Override
        public long firstStop(long from, long limit) {
            return from <= CLOSED_AT ? Math.min(CLOSED_AT, limit) : limit;
        }
    }

    @Test
    void aGateIsToldWherePlaybackAndStepsStop() {
        var gate = new Gate();
        player.setStop(gate);
        player.speedProperty().set(Speed.FASTEST);
        player.play(Motion.FORWARD);
        frames(5);
        assertThat(position()).isEqualTo(Gate.CLOSED_AT);
        assertThat(motion()).isEqualTo(Motion.PAUSED);
        assertThat(gate.stops).containsExactly(Gate.CLOSED_AT);
        player.step();
        assertThat(position()).isEqualTo(Gate.CLOSED_AT);
        assertThat(gate.stops).containsExactly(Gate.CLOSED_AT, Gate.CLOSED_AT);
    }
}
