package puzzlescope.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Role;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

class TimelineTest {

    private static final int LENGTH = 3 * SampleRun.CHUNK + 64;

    private static final SampleRun RUN = new SampleRun(11, LENGTH, 50);
    private final SampleBoard board = new SampleBoard();
    private final Timeline timeline = new Timeline(RUN.record(8, 0), board);
    private final Random random = new Random(12);

    @ParameterizedTest
    @ValueSource(ints = {0, 100_000, 5_000_000})
    void anyMixOfMovesAndSeeksLeadsToTheSameState(int padding) {
        var wandering = new Timeline(RUN.record(8, padding), new SampleBoard(padding));
        for (int i = 0; i < 300; i++) {
            switch (random.nextInt(4)) {
                case 0 -> wandering.seek(random.nextInt(LENGTH + 1));
                case 1 -> wandering.move(random.nextInt(-70_000, 70_000), Long.MAX_VALUE);
                case 2 -> wandering.step();
                default -> wandering.stepBack();
            }
            assertStateOf(wandering);
        }
    }

    private void assertStateOf(Timeline there) {
        long position = there.position();
        assertThat(((SampleBoard) there.board()).fingerprint()).isEqualTo(RUN.fingerprint(position));
        assertThat(there.depth()).isEqualTo(RUN.depth(position));
        assertThat(there.count(Role.SOLUTION)).isEqualTo(RUN.count(position, Role.SOLUTION));
    }

    @Test
    void seekingIsClampedToWhatIsRecorded() {
        timeline.seek(Long.MAX_VALUE);
        assertThat(timeline.position()).isEqualTo(LENGTH);
        timeline.seek(Long.MIN_VALUE);
        assertThat(timeline.position()).isZero();
    }

    @Test
    void movingByAnyNumberStopsAtBothEnds() {
        timeline.seek(1000);
        assertThat(timeline.move(Long.MAX_VALUE, Long.MAX_VALUE)).isEqualTo(LENGTH - 1000);
        assertThat(timeline.isAtEnd()).isTrue();
        assertThat(timeline.step()).isFalse();
        assertThat(timeline.move(Long.MIN_VALUE, Long.MAX_VALUE)).isEqualTo(-LENGTH);
        assertThat(timeline.stepBack()).isFalse();
        assertStateOf(timeline);
    }

    @Test
    void movingWithoutTimeStillMovesABatchAndSaysHowFar() {
        long moved = timeline.move(100_000, 0);
        assertThat(moved).isPositive().isLessThan(100_000).isEqualTo(timeline.position());
        assertStateOf(timeline);
    }

    @Test
    void theLastAndTheNextEventAreThoseOnBothSides() {
        assertThat(timeline.lastEvent()).isEmpty();
        timeline.seek(70_000);
        assertThat(timeline.lastEvent()).contains(SampleEventKind.VOCABULARY.unpack(RUN.event(69_999)));
        assertThat(timeline.nextEvent()).contains(SampleEventKind.VOCABULARY.unpack(RUN.event(70_000)));
        timeline.seek(LENGTH);
        assertThat(timeline.nextEvent()).isEmpty();
    }

    @Test
    void aStepOverACallLeadsPastItsWholeSubtree() {
        for (int i = 0; i < 200; i++) {
            timeline.seek(random.nextInt(LENGTH + 1));
            int depth = timeline.depth();
            long next = RUN.next(timeline.position(), p -> RUN.depth(p) <= depth);
            assertThat(timeline.afterCall()).isEqualTo(next < 0 ? LENGTH : next);
            long previous = RUN.previous(timeline.position(), 0, p -> RUN.depth(p) <= depth);
            assertThat(timeline.beforeCall()).isEqualTo(Math.max(0, previous));
        }
    }

    @Test
    void theReturnAndTheOpeningOfTheInnermostCallAreFound() {
        for (int i = 0; i < 200; i++) {
            timeline.seek(random.nextInt(LENGTH + 1));
            int outside = timeline.depth() - 1;
            long next = outside < 0 ? -1 : RUN.next(timeline.position(), p -> RUN.depth(p) <= outside);
            long previous = outside < 0 ? -1 : RUN.previous(timeline.position(), 0, p -> RUN.depth(p) <= outside);
            assertThat(timeline.afterReturn().orElse(-1)).isEqualTo(next);
            assertThat(timeline.beforeOpenCall().orElse(-1)).isEqualTo(previous);
        }
    }

    @Test
    void theCallStackIsThatOfAPlainReplay() {
        for (int i = 0; i < 60; i++) {
            timeline.seek(random.nextInt(LENGTH + 1));
            var stack = RUN.callStack(timeline.position(), 0);
            assertThat(timeline.callStack(Integer.MAX_VALUE)).isEqualTo(stack);
            assertThat(timeline.callStack(3)).isEqualTo(stack.subList(0, Math.min(3, stack.size())));
        }
    }
}
