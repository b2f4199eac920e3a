package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.testkit.SampleEventKind.CLOSED;
import static puzzlescope.testkit.SampleEventKind.OPENED;
import static puzzlescope.testkit.SampleEventKind.REFUSED;
import static puzzlescope.testkit.SampleEventKind.SOLVED;

import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.SampleEventKind;

/** What is looked for is gone to, or it is said why not. */
@Tag("ui")
class PositionFinderTest {

    private static final Message NAME = Message.of("number", 1);

    private final Player player = new Player(
            SampleSessions.of(
                    OPENED, REFUSED, OPENED, SOLVED, CLOSED, OPENED, REFUSED, CLOSED, SOLVED, CLOSED, REFUSED),
            () -> {});
    private final PositionFinder positionFinder = new PositionFinder(player);

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static Target of(SampleEventKind kind) {
        return new Target(NAME, event -> PackedEvent.kind(event) == kind.number());
    }

    /** Gives a command and waits for what comes of it: the position. */
    private long after(Runnable command) {
        FxThreadCall.run(command);
        Await.until("the answer is there", () -> !FxThreadCall.now(positionFinder::isRunning));
        return FxThreadCall.now(() -> player.session().timeline().position());
    }

    private Message notice() {
        return Objects.requireNonNull(
                FxThreadCall.now(() -> player.noticeProperty().get()));
    }

    private void seek(long position) {
        FxThreadCall.run(() -> player.seek(position));
    }

    @Test
    void theChosenSpotIsFoundForwardAndBackwardUntilThereIsNoMore() {
        assertThat(after(() -> positionFinder.choose(of(REFUSED), true))).isEqualTo(2);
        assertThat(after(() -> positionFinder.repeat(true))).isEqualTo(7);
        assertThat(after(() -> positionFinder.repeat(true))).isEqualTo(11);
        assertThat(after(() -> positionFinder.repeat(true))).isEqualTo(11);
        assertThat(notice()).isEqualTo(Message.of("find.none-after", NAME));
        assertThat(after(() -> positionFinder.repeat(false))).isEqualTo(7);
        assertThat(after(() -> positionFinder.repeat(false))).isEqualTo(2);
        assertThat(after(() -> positionFinder.repeat(false))).isEqualTo(2);
        assertThat(notice()).isEqualTo(Message.of("find.none-before", NAME));
    }

    @Test
    void withoutAChosenSpotThatIsSaid() {
        assertThat(after(() -> positionFinder.repeat(true))).isZero();
        assertThat(notice()).isEqualTo(Message.of("find.nothing-chosen"));
    }

    @Test
    void whatWasChosenOnAnotherRunIsForgotten() {
        after(() -> positionFinder.choose(of(REFUSED), true));
        FxThreadCall.run(() -> player.open(SampleSessions.of(OPENED, REFUSED, CLOSED)));
        assertThat(after(() -> positionFinder.repeat(true))).isZero();
        assertThat(notice()).isEqualTo(Message.of("find.nothing-chosen"));
    }

    @Test
    void theDeepestPointsFollowOneAnotherAndBeginAnew() {
        assertThat(after(positionFinder::deepest)).isEqualTo(3);
        assertThat(after(positionFinder::deepest)).isEqualTo(6);
        assertThat(after(positionFinder::deepest)).isEqualTo(3);
        FxThreadCall.run(() -> player.open(SampleSessions.ofLength(5)));
        assertThat(after(positionFinder::deepest)).isZero();
        assertThat(notice()).isEqualTo(Message.of("find.no-calls"));
    }

    @Test
    void theStartOfACallIsTheEventThatOpenedItAndThenThatOfItsCaller() {
        seek(7);
        assertThat(after(positionFinder::callStart)).isEqualTo(6);
        assertThat(after(positionFinder::callStart)).isEqualTo(1);
        assertThat(after(positionFinder::callStart)).isEqualTo(1);
        seek(0);
        assertThat(after(positionFinder::callStart)).isZero();
        assertThat(notice()).isEqualTo(Message.of("notice.no-previous-milestone.CALL"));
    }

    @Test
    void theEndOfACallIsTheEventByWhichItReturned() {
        seek(6);
        assertThat(after(positionFinder::callEnd)).isEqualTo(8);
        assertThat(after(positionFinder::callEnd)).isEqualTo(10);
        assertThat(after(positionFinder::callEnd)).isEqualTo(10);
        assertThat(notice()).isEqualTo(Message.of("notice.no-previous-milestone.CALL"));
        FxThreadCall.run(() -> player.open(SampleSessions.of(OPENED, OPENED)));
        seek(2);
        assertThat(after(positionFinder::callEnd)).isEqualTo(2);
        assertThat(notice()).isEqualTo(Message.of("notice.no-next-milestone.CALL"));
    }

    @Test
    void aSolutionIsFoundByItsNumber() {
        assertThat(after(() -> positionFinder.solution(2))).isEqualTo(9);
        assertThat(after(() -> positionFinder.solution(1))).isEqualTo(4);
        assertThat(after(() -> positionFinder.solution(3))).isEqualTo(4);
        assertThat(notice()).isEqualTo(Message.of("find.solution-let-go", 3L, Message.of("maze.result.maze")));
    }

    /** A spot at which the search is held until the latch is open. */
    private static Target held(CountDownLatch latch) {
        return new Target(NAME, _ -> {
            try {
                latch.await();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            return true;
        });
    }

    @Test
    void aLongSearchShowsItsProgressAndCanBeStopped() {
        var latch = new CountDownLatch(1);
        FxThreadCall.run(() -> positionFinder.choose(held(latch), true));
        assertThat(FxThreadCall.now(() -> positionFinder.progressProperty().get()))
                .isEqualTo(PositionFinder.NOTHING_TO_SHOW);
        Await.until(
                "it is shown",
                () -> FxThreadCall.now(() -> positionFinder.progressProperty().get()) == 0);
        FxThreadCall.run(positionFinder::stop);
        assertThat(FxThreadCall.now(positionFinder::isRunning)).isFalse();
        assertThat(FxThreadCall.now(() -> positionFinder.progressProperty().get()))
                .isEqualTo(PositionFinder.NOTHING_TO_SHOW);
        assertThat(notice()).isEqualTo(Message.of("find.stopped"));
        latch.countDown();
        assertThat(after(() -> positionFinder.choose(of(SOLVED), true))).isEqualTo(4);
    }

    @Test
    void anAnswerIsDroppedWhenThePersonHasGoneElsewhere() {
        var latch = new CountDownLatch(1);
        FxThreadCall.run(() -> positionFinder.choose(held(latch), true));
        seek(5);
        latch.countDown();
        assertThat(after(() -> {})).isEqualTo(5);
    }

    @Test
    void anAnswerIsDroppedWhenAnotherRunIsOpen() {
        var latch = new CountDownLatch(1);
        FxThreadCall.run(() -> positionFinder.choose(held(latch), true));
        FxThreadCall.run(() -> player.open(SampleSessions.of(OPENED, REFUSED, CLOSED)));
        latch.countDown();
        assertThat(after(() -> {})).isZero();
        assertThat(FxThreadCall.now(() -> player.noticeProperty().get())).isNull();
    }
}
