package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Role;
import puzzlescope.testkit.SampleRun;

/** Searches over recordings, held against looking at every event. */
class TraceQueriesTest {

    private static final int QUERIES = 150;

    private static final int CAPACITY = 8;

    private final Random random = new Random(5);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 255, 256, 257, 511, 1000, 4095, 4096, 4097, 65535, 65536, 65537, 150_001})
    void depthAndCountsAreThoseOfAPlainCount(int length) {
        var run = new SampleRun(length, length, 50);
        var trace = run.record(CAPACITY, 0);
        assertThat(trace.length()).isEqualTo(length);
        assertThat(trace.depth(length)).isEqualTo(run.depth(length));
        for (int i = 0; i < QUERIES; i++) {
            long position = position(run);
            assertThat(trace.depth(position)).as("depth at %d", position).isEqualTo(run.depth(position));
        }
        long position = position(run);
        for (var role : Role.values()) {
            assertThat(trace.vocabulary().count(trace.counts(position), role)).isEqualTo(run.count(position, role));
        }
    }

    @ParameterizedTest
    @CsvSource({"100, 50", "256, 50", "1000, 60", "4096, 50", "65536, 50", "65600, 52", "150001, 50", "200000, 51"})
    void theNextAndTheLastPositionOfADepthAreThoseOfAPlainSearch(int length, int rise) {
        var run = new SampleRun(length, length, rise);
        var trace = run.record(CAPACITY, 0);
        for (int i = 0; i < QUERIES; i++) {
            long position = position(run);
            int depth = Math.max(0, run.depth(position(run)) - random.nextInt(3));
            assertThat(trace.nextDepthAtMost(position, depth))
                    .as("next after %d at %d", position, depth)
                    .isEqualTo(run.next(position, p -> run.depth(p) <= depth));
            assertThat(trace.previousDepthAtMost(position, depth))
                    .as("last before %d at %d", position, depth)
                    .isEqualTo(run.previous(position, 0, p -> run.depth(p) <= depth));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 64, 5_000, 65536, 140_000})
    void theNextAndTheLastOfARoleAreThoseOfAPlainSearch(int length) {
        var run = new SampleRun(length + 1, length, 50);
        var trace = run.record(CAPACITY, 0);
        for (int i = 0; i < QUERIES; i++) {
            long position = position(run);
            var role = Role.values()[random.nextInt(Role.values().length)];
            assertThat(trace.next(position, role)).isEqualTo(run.next(position, p -> run.leadsTo(p, role)));
            assertThat(trace.previous(position, role)).isEqualTo(run.previous(position, 0, p -> run.leadsTo(p, role)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 64, 65536, 140_000})
    void theNthOfARoleIsFoundByItsNumber(int length) {
        var run = new SampleRun(length + 2, length, 50);
        var trace = run.record(CAPACITY, 0);
        for (var role : Role.values()) {
            long all = run.count(length, role);
            assertThat(trace.nth(role, 0)).isEqualTo(-1);
            assertThat(trace.nth(role, all + 1)).isEqualTo(-1);
            for (int i = 0; i < 5 && all > 0; i++) {
                long n = 1 + random.nextLong(all);
                long found = trace.nth(role, n);
                assertThat(run.leadsTo(found, role)).isTrue();
                assertThat(run.count(found, role)).isEqualTo(n);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 64, 300, 4_200, 65536, 140_000})
    void theDepthsOfAStretchAreThoseOfAPlainSearch(int length) {
        var run = new SampleRun(length + 3, length, 51);
        var trace = run.record(CAPACITY, 0);
        var range = new DepthRange();
        for (int i = 0; i < QUERIES; i++) {
            long a = position(run);
            long b = position(run);
            long from = Math.min(a, b);
            long to = Math.max(a, b);
            trace.profile().depths(from, to, range);
            int low = Integer.MAX_VALUE;
            int high = Integer.MIN_VALUE;
            for (long p = from + 1; p <= to; p++) {
                low = Math.min(low, run.depth(p));
                high = Math.max(high, run.depth(p));
            }
            assertThat(range.isEmpty()).isEqualTo(from == to);
            assertThat(range.lowest()).isEqualTo(low);
            assertThat(range.highest()).isEqualTo(high);
            for (var role : Role.values()) {
                assertThat(range.has(role)).isEqualTo(run.previous(to + 1, from + 1, p -> run.leadsTo(p, role)) >= 0);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 70_000})
    void theGreatestDepthIsFound(int length) {
        var run = new SampleRun(length + 4, length, 55);
        int greatest = 0;
        for (int p = 0; p <= length; p++) {
            greatest = Math.max(greatest, run.depth(p));
        }
        assertThat(run.record(CAPACITY, 0).profile().greatestDepth()).isEqualTo(greatest);
    }

    /** A position, often one near a border of blocks, batches, groups and chunks. */
    private long position(SampleRun run) {
        long any = random.nextLong(run.length() + 1L);
        long span = new long[] {1, 64, 256, 4096, SampleRun.CHUNK}[random.nextInt(5)];
        return Math.clamp(any / span * span + (span == 1 ? 0 : random.nextInt(-1, 2)), 0, run.length());
    }
}
