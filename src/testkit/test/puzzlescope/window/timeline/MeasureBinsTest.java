package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

class MeasureBinsTest {

    private static final int WIDTH = 100;

    private final MeasureBins measureBins = new MeasureBins();

    /** Compares every bin with what is found by looking at every event. */
    private void holdBins(SampleRun run, Trace trace, long from, long to) {
        long size = measureBins.eventOf(1) - measureBins.eventOf(0);
        assertThat(measureBins.eventOf(0)).isEqualTo(from / size * size);
        assertThat(measureBins.eventOf(measureBins.size())).isEqualTo((to + size - 1) / size * size);
        for (int bin = 0; bin < measureBins.size(); bin++) {
            int lowest = Integer.MAX_VALUE;
            int highest = Integer.MIN_VALUE;
            boolean solution = false;
            long end = Math.min(measureBins.eventOf(bin + 1), trace.length());
            for (long i = Math.max(measureBins.eventOf(bin), trace.firstKept()); i < end; i++) {
                lowest = Math.min(lowest, run.depth(i + 1));
                highest = Math.max(highest, run.depth(i + 1));
                solution |= run.leadsTo(i + 1, Role.SOLUTION);
            }
            assertThat(measureBins.lowest(bin)).as("lowest of %s", bin).isEqualTo(lowest);
            assertThat(measureBins.highest(bin)).as("highest of %s", bin).isEqualTo(highest);
            assertThat(measureBins.hasSolution(bin)).as("solution in %s", bin).isEqualTo(solution);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "16, 100, 0",
        "399, 100, 0",
        "400, 100, 1",
        "799, 100, 1",
        "800, 100, 2",
        "100000000, 1200, 15",
        "1000000000000, 1200, 28",
        "1000000000000, 0, 38"
    })
    void twoToFourBinsAreHeldForAColumn(long events, int columns, int shift) {
        assertThat(MeasureBins.shift(events, columns)).isEqualTo(shift);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 199, 400, 10_007, 150_000})
    void theBinsOfAWholeRecordingAreItsDepths(int length) {
        var run = new SampleRun(3, length, 50);
        var trace = run.record(4, 0);
        measureBins.update(trace, 0, length, WIDTH);
        holdBins(run, trace, 0, length);
    }

    @Test
    void whileTheRecordingGrowsTheyAreWhatTheyWouldBeAnew() {
        var run = new SampleRun(5, 130_000, 51);
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));
        var recorder = new Recorder(trace, new SampleBoard());
        var random = new Random(5);
        for (int emitted = 0; emitted < run.length(); ) {
            int until = Math.min(run.length(), emitted + 1 + random.nextInt(1 + emitted / 3));
            for (; emitted < until; emitted++) {
                recorder.emit(run.event(emitted));
            }
            recorder.checkStopped();
            measureBins.update(trace, 0, trace.length(), WIDTH);
            holdBins(run, trace, 0, emitted);
        }
    }

    @Test
    void movedAboutAtEveryScaleTheyAreWhatTheyWouldBeAnew() {
        var run = new SampleRun(7, 200_000, 50);
        var trace = run.record(4, 0);
        var random = new Random(7);
        for (int i = 0; i < 300; i++) {
            long length = 16L << random.nextInt(13);
            long from = random.nextInt((int) (run.length() - length));
            measureBins.update(trace, from, from + length, WIDTH);
            holdBins(run, trace, from, from + length);
            long next = Math.clamp(from + random.nextInt(-200, 200), 0, run.length() - length);
            measureBins.update(trace, next, next + length, WIDTH);
            holdBins(run, trace, next, next + length);
        }
    }

    @Test
    void whatIsLetGoIsNotInThem() {
        var run = new SampleRun(9, 400_000, 50);
        var trace = run.record(4, 0);
        assertThat(trace.firstKept()).isPositive();
        for (long length : new long[] {50, 3000, 100_000}) {
            measureBins.update(trace, trace.firstKept(), trace.firstKept() + length, WIDTH);
            holdBins(run, trace, trace.firstKept(), trace.firstKept() + length);
        }
    }

    @Test
    void anotherRecordingHasItsOwn() {
        var one = new SampleRun(1, 5000, 50);
        var other = new SampleRun(2, 5000, 50);
        var trace = other.record(4, 0);
        measureBins.update(one.record(4, 0), 0, 5000, WIDTH);
        measureBins.update(trace, 0, 5000, WIDTH);
        holdBins(other, trace, 0, 5000);
    }
}
