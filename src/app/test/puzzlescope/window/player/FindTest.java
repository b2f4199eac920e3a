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
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.testkit.Asked;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.SampleEventKind;

/** What is looked for is gone to, or it is said why not. */
@Tag("ui")
class FindTest {

    private static final Message NAME = Message.of("number", 1);

    private final Player player = new Player(
            Recording.of(OPENED, REFUSED, OPENED, SOLVED, CLOSED, OPENED, REFUSED, CLOSED, SOLVED, CLOSED, REFUSED),
            () -> {});
    private final Find find = new Find(player);

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static Target of(SampleEventKind kind) {
        return new Target(NAME, event -> Packed.kind(event) == kind.number());
    }

    /** Gives a command and waits for what comes of it: the position. */
    private long after(Runnable command) {
        Asked.run(command);
        Await.until("the answer is there", () -> !Asked.now(find::isRunning));
        return Asked.now(() -> player.session().timeline().position());
    }

    private Message notice() {
        return Objects.requireNonNull(Asked.now(() -> player.noticeProperty().get()));
    }

    private void seek(long position) {
        Asked.run(() -> player.seek(position));
    }

    @Test
    void theChosenSpotIsFoundForwardAndBackwardUntilThereIsNoMore() {
        assertThat(after(() -> find.choose(of(REFUSED), true))).isEqualTo(2);
        assertThat(after(() -> find.repeat(true))).isEqualTo(7);
        assertThat(after(() -> find.repeat(true))).isEqualTo(11);
        assertThat(after(() -> find.repeat(true))).isEqualTo(11);
        assertThat(notice()).isEqualTo(Message.of("find.none-after", NAME));
        assertThat(after(() -> find.repeat(false))).isEqualTo(7);
        assertThat(after(() -> find.repeat(false))).isEqualTo(2);
        assertThat(after(() -> find.repeat(false))).isEqualTo(2);
        assertThat(notice()).isEqualTo(Message.of("find.none-before", NAME));
    }

    @Test
    void withoutAChosenSpotThatIsSaid() {
        assertThat(after(() -> find.repeat(true))).isZero();
        assertThat(notice()).isEqualTo(Message.of("find.nothing-chosen"));
    }

    @Test
    void whatWasChosenOnAnotherRunIsForgotten() {
        after(() -> find.choose(of(REFUSED), true));
        Asked.run(() -> player.open(Recording.of(OPENED, REFUSED, CLOSED)));
        assertThat(after(() -> find.repeat(true))).isZero();
        assertThat(notice()).isEqualTo(Message.of("find.nothing-chosen"));
    }

    @Test
    void theDeepestPointsFollowOneAnotherAndBeginAnew() {
        assertThat(after(find::deepest)).isEqualTo(3);
        assertThat(after(find::deepest)).isEqualTo(6);
        assertThat(after(find::deepest)).isEqualTo(3);
        Asked.run(() -> player.open(Recording.ofLength(5)));
        assertThat(after(find::deepest)).isZero();
        assertThat(notice()).isEqualTo(Message.of("find.no-calls"));
    }

    @Test
    void theStartOfACallIsTheEventThatOpenedItAndThenThatOfItsCaller() {
        seek(7);
        assertThat(after(find::callStart)).isEqualTo(6);
        assertThat(after(find::callStart)).isEqualTo(1);
        assertThat(after(find::callStart)).isEqualTo(1);
        seek(0);
        assertThat(after(find::callStart)).isZero();
        assertThat(notice()).isEqualTo(Message.of("notice.no-previous-milestone.CALL"));
    }

    @Test
    void theEndOfACallIsTheEventByWhichItReturned() {
        seek(6);
        assertThat(after(find::callEnd)).isEqualTo(8);
        assertThat(after(find::callEnd)).isEqualTo(10);
        assertThat(after(find::callEnd)).isEqualTo(10);
        assertThat(notice()).isEqualTo(Message.of("notice.no-previous-milestone.CALL"));
        Asked.run(() -> player.open(Recording.of(OPENED, OPENED)));
        seek(2);
        assertThat(after(find::callEnd)).isEqualTo(2);
        assertThat(notice()).isEqualTo(Message.of("notice.no-next-milestone.CALL"));
    }

    @Test
    void aSolutionIsFoundByItsNumber() {
        assertThat(after(() -> find.solution(2))).isEqualTo(9);
        assertThat(after(() -> find.solution(1))).isEqualTo(4);
        assertThat(after(() -> find.solution(3))).isEqualTo(4);
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
        Asked.run(() -> find.choose(held(latch), true));
        assertThat(Asked.now(() -> find.progressProperty().get())).isEqualTo(Find.NOTHING_TO_SHOW);
        Await.until("it is shown", () -> Asked.now(() -> find.progressProperty().get()) == 0);
        Asked.run(find::stop);
        assertThat(Asked.now(find::isRunning)).isFalse();
        assertThat(Asked.now(() -> find.progressProperty().get())).isEqualTo(Find.NOTHING_TO_SHOW);
        assertThat(notice()).isEqualTo(Message.of("find.stopped"));
        latch.countDown();
        assertThat(after(() -> find.choose(of(SOLVED), true))).isEqualTo(4);
    }

    @Test
    void anAnswerIsDroppedWhenThePersonHasGoneElsewhere() {
        var latch = new CountDownLatch(1);
        Asked.run(() -> find.choose(held(latch), true));
        seek(5);
        latch.countDown();
        assertThat(after(() -> {})).isEqualTo(5);
    }

    @Test
    void anAnswerIsDroppedWhenAnotherRunIsOpen() {
        var latch = new CountDownLatch(1);
        Asked.run(() -> find.choose(held(latch), true));
        Asked.run(() -> player.open(Recording.of(OPENED, REFUSED, CLOSED)));
        latch.countDown();
        assertThat(after(() -> {})).isZero();
        assertThat(Asked.now(() -> player.noticeProperty().get())).isNull();
    }
}
