package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Role;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

/** What is kept when a recording is longer than its room, and what is still found in it. */
class TraceRetentionTest {

    private static final int LENGTH = 10 * SampleRun.CHUNK + 777;

    private static final SampleRun RUN = new SampleRun(3, LENGTH, 50);

    @Test
    void aTraceHasRoomForFourChunksAtLeast() {
        assertThatThrownBy(() -> new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3");
    }

    @ParameterizedTest
    @CsvSource({"4, 7", "5, 6", "6, 5", "10, 1", "11, 0", "40, 0"})
    void fastForwardLetsTheOldestChunksGo(int capacity, int chunksGone) {
        var trace = RUN.record(capacity, 0);
        assertThat(trace.length()).isEqualTo(LENGTH);
        assertThat(trace.firstKept()).isEqualTo((long) chunksGone * SampleRun.CHUNK);
    }

    @Test
    void everythingKeptReadsAsItWasRecorded() {
        var trace = RUN.record(4, 0);
        for (long position = trace.firstKept(); position < LENGTH; position += 31) {
            assertThat(trace.event(position)).isEqualTo(RUN.event((int) position));
        }
    }

    @Test
    void depthAndCountsHoldFromTheFirstKeptPositionOn() {
        var trace = RUN.record(4, 0);
        for (long position : new long[] {trace.firstKept(), trace.firstKept() + 1, LENGTH - 1, LENGTH}) {
            assertThat(trace.depth(position)).isEqualTo(RUN.depth(position));
            assertThat(trace.vocabulary().count(trace.counts(position), Role.CALL))
                    .isEqualTo(RUN.count(position, Role.CALL));
        }
    }

    @Test
    void whatIsGoneOrNotYetThereIsRefused() {
        var trace = RUN.record(4, 0);
        for (long position : new long[] {-1, 0, trace.firstKept() - 1, LENGTH + 1}) {
            assertThatThrownBy(() -> trace.depth(position)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> trace.counts(position)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> trace.event(position)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> trace.event(LENGTH)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void searchesReachBackToTheFirstKeptPosition() {
        var trace = RUN.record(4, 0);
        long first = trace.firstKept();
        assertThat(RUN.depth(first)).isPositive();
        assertThat(trace.previousDepthAtMost(first + 1, RUN.depth(first))).isEqualTo(first);
        assertThat(trace.previousDepthAtMost(first, RUN.depth(first))).isEqualTo(-1);
        var random = new Random(9);
        for (int i = 0; i < 200; i++) {
            long position = first + random.nextLong(LENGTH - first + 1);
            int depth = Math.max(0, RUN.depth(first) + random.nextInt(-3, 4));
            assertThat(trace.previousDepthAtMost(position, depth))
                    .as("last before %d at %d", position, depth)
                    .isEqualTo(RUN.previous(position, first, p -> RUN.depth(p) <= depth));
        }
    }

    @Test
    void theNthOfARoleIsFoundIfItIsKept() {
        var trace = RUN.record(4, 0);
        long before = RUN.count(trace.firstKept(), Role.SOLUTION);
        long all = RUN.count(LENGTH, Role.SOLUTION);
        assertThat(trace.nth(Role.SOLUTION, before)).isEqualTo(-1);
        assertThat(trace.nth(Role.SOLUTION, before + 1)).isEqualTo(trace.next(trace.firstKept(), Role.SOLUTION));
        assertThat(RUN.count(trace.nth(Role.SOLUTION, all), Role.SOLUTION)).isEqualTo(all);
    }
}
