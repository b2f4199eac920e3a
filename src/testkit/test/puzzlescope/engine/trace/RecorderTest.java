package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

class RecorderTest {

    private static final int LENGTH = 2 * SampleRun.CHUNK + 300;

    private static final SampleRun RUN = new SampleRun(31, LENGTH, 50);
    private final Trace trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));

    @Test
    void aCheckPublishesWhatIsNotYetPublished() {
        var recorder = new Recorder(trace, new SampleBoard());
        recorder.emit(RUN.event(0));
        assertThat(trace.length()).isZero();
        recorder.checkStopped();
        assertThat(trace.length()).isEqualTo(1);
    }

    @Test
    void checksAnywhereLeaveTheRecordingAsItWouldBeWithoutThem() {
        var random = new Random(32);
        var recorder = new Recorder(trace, new SampleBoard());
        for (int i = 0; i < LENGTH; i++) {
            recorder.emit(RUN.event(i));
            if (random.nextInt(40) == 0) {
                recorder.checkStopped();
                assertThat(trace.length()).isEqualTo(i + 1L);
                assertThat(trace.depth(i + 1L)).isEqualTo(RUN.depth(i + 1L));
            }
        }
        recorder.end();
        for (int i = 0; i < 500; i++) {
            long position = random.nextInt(LENGTH + 1);
            int depth = Math.max(0, RUN.depth(position) - random.nextInt(3));
            assertThat(trace.depth(position)).isEqualTo(RUN.depth(position));
            assertThat(trace.nextDepthAtMost(position, depth))
                    .isEqualTo(RUN.next(position, p -> RUN.depth(p) <= depth));
            assertThat(trace.previousDepthAtMost(position, depth))
                    .isEqualTo(RUN.previous(position, 0, p -> RUN.depth(p) <= depth));
        }
    }

    @Test
    void whatHasEndedKeepsNoMoreRoomThanItsEventsTake() {
        var recorder = new Recorder(trace, new SampleBoard());
        for (int i = 0; i < 300; i++) {
            recorder.emit(RUN.event(i));
        }
        recorder.checkStopped();
        var chunk = trace.chunk(0);
        var before = chunk.bodyInMemory();
        recorder.end();
        long[] read = new long[Chunk.SIZE];
        assertThat(before.events().copy(0, Chunk.SIZE, read, 0)).isTrue();
        assertThat(chunk.copy(0, 300, read, 0)).isTrue();
        assertThat(read[299]).isEqualTo(RUN.event(299));
        assertThatThrownBy(() -> chunk.bodyInMemory().events().copy(0, 301, read, 0))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** As the moves of a game follow its opening, one by one. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 255, 256, 300, Chunk.SIZE - 1, Chunk.SIZE, Chunk.SIZE + 7})
    void whatIsReopenedTakesMoreEventsThanItHadRoomFor(int opening) {
        var recorder = new Recorder(trace, new SampleBoard());
        for (int i = 0; i < opening; i++) {
            recorder.emit(RUN.event(i));
        }
        recorder.end();
        recorder.reopen();
        assertThat(trace.length()).isEqualTo(opening);
        for (int i = opening; i < LENGTH; i++) {
            recorder.emit(RUN.event(i));
        }
        recorder.checkStopped();
        assertThat(trace.length()).isEqualTo(LENGTH);
        assertThat(IntStream.range(0, LENGTH).filter(i -> trace.event(i) != RUN.event(i)))
                .isEmpty();
        for (long position : new long[] {0, opening, opening + 1L, opening + 700L, opening + Chunk.SIZE}) {
            int depth = RUN.depth(position);
            assertThat(trace.depth(position)).isEqualTo(depth);
            assertThat(trace.nextDepthAtMost(position, depth))
                    .isEqualTo(RUN.next(position, p -> RUN.depth(p) <= depth));
        }
    }

    @Test
    void endingTwiceIsEndingOnce() {
        var recorder = new Recorder(trace, new SampleBoard());
        recorder.emit(RUN.event(0));
        recorder.end();
        recorder.end();
        assertThat(trace.isEnded()).isTrue();
        assertThat(trace.length()).isEqualTo(1);
    }

    @Test
    void aStoppedRecorderKeepsWhatItTookAndTakesNoMore() {
        var recorder = new Recorder(trace, new SampleBoard());
        recorder.emit(RUN.event(0));
        recorder.stop();
        assertThatThrownBy(recorder::checkStopped).isInstanceOf(RunStoppedException.class);
        assertThatThrownBy(() -> RUN.emitTo(recorder)).isInstanceOf(RunStoppedException.class);
        recorder.end();
        assertThat(trace.length()).isEqualTo(256);
        assertThat(trace.event(0)).isEqualTo(RUN.event(0));
    }

    /** As when the stack overflows in the middle of an event. */
    @Test
    void aBoardThatFailsHalfWayLeavesTheRecordingWhole() {
        var failing = new SampleBoard() {
            @Override
            public void apply(long event) {
                super.apply(event);
                if (event == RUN.event(1_000)) {
                    throw new StackOverflowError("on purpose");
                }
            }
        };
        var recorder = new Recorder(trace, failing);
        assertThatThrownBy(() -> RUN.emitTo(recorder)).isInstanceOf(StackOverflowError.class);
        recorder.end();
        assertThat(trace.length()).isEqualTo(1_024);
        assertThat(trace.depth(1_024)).isEqualTo(RUN.depth(1_024));
        assertThat(trace.nextDepthAtMost(0, 0)).isEqualTo(RUN.next(0, p -> RUN.depth(p) == 0));
        assertThat(trace.isEnded()).isTrue();
    }
}
