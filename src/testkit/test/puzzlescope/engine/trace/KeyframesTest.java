package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.testkit.SampleRun;

class KeyframesTest {

    /** A little more than a chunk of these events takes: three bytes an event, and the profile. */
    private static final int CHUNK_BYTES = 211_000;

    private static final int LENGTH = 24 * SampleRun.CHUNK + 5;

    private static final SampleRun RUN = new SampleRun(8, LENGTH, 50);

    /** The number of chunks from one keyframe to the next. */
    @ParameterizedTest
    @CsvSource({"0.0, 64, 1", "0.9, 64, 1", "1.5, 64, 2", "4.0, 64, 5", "40.0, 64, 16", "40.0, 4, 2", "3.0, 4, 2"})
    void largeSnapshotsAreRarerButNeverTooRare(double snapshotInChunks, int capacity, int spacing) {
        var trace = RUN.record(capacity, (int) (snapshotInChunks * CHUNK_BYTES));
        assertThat(trace.firstKept() % ((long) spacing * SampleRun.CHUNK)).isZero();
        for (long position = trace.firstKept(); position <= LENGTH; position += SampleRun.CHUNK / 2) {
            long expected = position / SampleRun.CHUNK / spacing * spacing * SampleRun.CHUNK;
            var keyframe = trace.keyframeBefore(position).orElseThrow();
            assertThat(keyframe.position()).isEqualTo(expected);
            assertThat(keyframe.depth()).isEqualTo(RUN.depth(expected));
            assertThat(keyframe.counts()).isEqualTo(trace.counts(expected));
        }
    }

    @Test
    void whatIsLetGoHasNoKeyframe() {
        var trace = RUN.record(4, 0);
        assertThat(trace.keyframeBefore(trace.firstKept())).isPresent();
        assertThat(trace.keyframeBefore(trace.firstKept() - 1)).isEmpty();
        assertThat(trace.keyframeBefore(0)).isEmpty();
    }

    /** Where keyframes are rare, letting go must not overtake the playhead. */
    @Test
    void theFirstKeptPositionHasAKeyframeHoweverLargeTheSnapshots() {
        for (int capacity = 4; capacity < 9; capacity++) {
            var trace = RUN.record(capacity, 20 * CHUNK_BYTES);
            assertThat(trace.keyframeBefore(trace.firstKept()).orElseThrow().position())
                    .isEqualTo(trace.firstKept());
            assertThat(LENGTH - trace.firstKept()).isGreaterThan((long) (capacity / 2 - 1) * SampleRun.CHUNK);
        }
    }
}
