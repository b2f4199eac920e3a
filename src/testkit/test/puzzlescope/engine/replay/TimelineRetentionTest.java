package puzzlescope.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

/** A timeline on a recording that lets its oldest chunks go. */
class TimelineRetentionTest {

    private static final int LENGTH = 9 * SampleRun.CHUNK + 100;

    private static final SampleRun RUN = new SampleRun(21, LENGTH, 51);
    private final SampleBoard board = new SampleBoard();
    private final Trace trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));
    private final Timeline timeline = new Timeline(trace, board);
    private final Recorder recorder = new Recorder(trace, new SampleBoard());
    private int emitted;

    @BeforeEach
    void runAhead() {
        trace.playhead().fastForward(true);
    }

    private void emit(int count) {
        for (int end = Math.min(emitted + count, LENGTH); emitted < end; emitted++) {
            recorder.emit(RUN.event(emitted));
        }
        if (emitted == LENGTH) {
            recorder.end();
        }
    }

    private void assertState() {
        assertThat(timeline.position()).isBetween(trace.firstKept(), trace.length());
        assertThat(board.fingerprint()).isEqualTo(RUN.fingerprint(timeline.position()));
        assertThat(timeline.depth()).isEqualTo(RUN.depth(timeline.position()));
    }

    @Test
    void aPositionThatWasLetGoCatchesUpWhenItMoves() {
        emit(SampleRun.CHUNK);
        timeline.seek(500);
        emit(LENGTH);
        assertThat(timeline.lastEvent()).isEmpty();
        assertThat(timeline.nextEvent()).isEmpty();
        assertThat(timeline.step()).isTrue();
        assertThat(timeline.position()).isEqualTo(trace.firstKept() + 1);
        assertState();
    }

    @Test
    void steppingBackFromAPositionThatWasLetGoLeadsToTheFirstKept() {
        emit(SampleRun.CHUNK);
        timeline.seek(500);
        emit(LENGTH);
        assertThat(timeline.stepBack()).isFalse();
        assertThat(timeline.position()).isEqualTo(trace.firstKept());
        assertState();
    }

    @Test
    void seekingReachesAllThatIsKeptAndNoFurther() {
        emit(LENGTH);
        timeline.seek(0);
        assertThat(timeline.position()).isEqualTo(trace.firstKept());
        assertState();
        var random = new Random(22);
        for (int i = 0; i < 100; i++) {
            timeline.seek(random.nextInt(LENGTH + 1));
            assertState();
        }
    }

    @Test
    void movesAndSeeksStayExactWhileChunksAreLetGo() {
        var random = new Random(23);
        while (emitted < LENGTH) {
            emit(random.nextInt(SampleRun.CHUNK));
            timeline.move(random.nextInt(-50_000, 100_000), Long.MAX_VALUE);
            assertState();
            timeline.seek(random.nextLong(trace.length() + 1));
            assertState();
        }
    }

    @Test
    void theCallStackHoldsTheCallsWhoseOpeningIsKept() {
        emit(LENGTH);
        var random = new Random(24);
        for (int i = 0; i < 60; i++) {
            timeline.seek(random.nextInt(LENGTH + 1));
            assertThat(timeline.callStack(Integer.MAX_VALUE))
                    .isEqualTo(RUN.callStack(timeline.position(), trace.firstKept()));
        }
    }
}
