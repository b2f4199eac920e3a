package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.queens.event.WalkEvent.GeneratorExhausted;
import puzzlescope.queens.event.WalkEvent.LastRowYielded;
import puzzlescope.queens.event.WalkEvent.NextCalled;
import puzzlescope.queens.event.WalkEvent.RowYielded;
import puzzlescope.queens.event.WalkEvent.ValueReturned;
import puzzlescope.window.player.Player.Motion;

/** Playing a generator: it stops by itself where a value is handed over, and its calls wait there. */
class GeneratorPlayTest {

    private static final long FRAME = 20_000_000;

    private static final QueensPuzzle PUZZLE = new QueensPuzzle();
    private static final Arguments FOUR = PUZZLE.presets().with(QueensPuzzle.N, "4");

    private Player player = new Player(session(FOUR), () -> {});
    private long now = FRAME;

    private static Session session(Arguments arguments) {
        var instance = PUZZLE.instance(arguments);
        var trace = new Trace(instance.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
        var run = new Run("solver-queens", instance.solver(), new Recorder(trace, instance.board()));
        run.start();
        try {
            assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
        return new Session(PUZZLE, arguments, instance, run, new Timeline(trace, instance.board()));
    }

    @BeforeEach
    void openGenerator() {
        player = new Player(session(FOUR.with(QueensPuzzle.ONE_AT_A_TIME, "yes")), () -> {});
    }

    private Timeline timeline() {
        return player.session().timeline();
    }

    private Event last() {
        return timeline().lastEvent().orElseThrow();
    }

    private void playUntilItStops() {
        player.play(Motion.FORWARD);
        while (player.motionProperty().get() != Motion.PAUSED) {
            now += FRAME;
            player.tick(now);
        }
    }

    @Test
    void playingStopsAtEveryValueAndAtTheEnd() {
        for (int speed : new int[] {Speed.PRESET, Speed.FASTEST}) {
            player.speedProperty().set(speed);
            player.toStart();
            playUntilItStops();
            assertThat(last()).isEqualTo(new ValueReturned(1));
            playUntilItStops();
            assertThat(last()).isEqualTo(new ValueReturned(2));
            playUntilItStops();
            assertThat(last()).isEqualTo(new GeneratorExhausted(2));
        }
    }

    @Test
    void nextGoesFromValueToValueAndThenToTheEnd() {
        player.nextStop();
        assertThat(last()).isEqualTo(new ValueReturned(1));
        player.nextStop();
        assertThat(last()).isEqualTo(new ValueReturned(2));
        player.nextStop();
        assertThat(last()).isEqualTo(new GeneratorExhausted(2));
    }

    @Test
    void whereNothingAsksToStopNextSaysSo() {
        var plain = new Player(session(FOUR), () -> {});
        plain.nextStop();
        assertThat(plain.session().timeline().position()).isZero();
        assertThat(plain.noticeProperty().get()).isEqualTo(Message.of("notice.no-stops"));
    }

    @Test
    void theCallsAreSuspendedOneAfterTheOtherFromTheInnermost() {
        assertThat(timeline().suspended()).isZero();
        player.nextMilestone();
        assertThat(last()).isEqualTo(new LastRowYielded(4));
        assertThat(timeline().depth()).isEqualTo(5);
        assertThat(timeline().suspended()).isEqualTo(1);
        player.step();
        assertThat(last()).isEqualTo(new RowYielded(3));
        assertThat(timeline().suspended()).isEqualTo(2);
        player.nextStop();
        assertThat(timeline().suspended()).isEqualTo(5);
        player.step();
        assertThat(last()).isEqualTo(new NextCalled(2));
        assertThat(timeline().suspended()).isZero();
    }
}
