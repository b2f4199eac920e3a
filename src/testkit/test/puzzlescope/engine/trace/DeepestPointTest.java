package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

/** The deepest points of random recordings, held against looking at every position. */
class DeepestPointTest {

    private static long highest(SampleRun run, long first) {
        long highest = 0;
        for (long position = first + 1; position <= run.length(); position++) {
            highest = Math.max(highest, run.depth(position));
        }
        return highest;
    }

    /** The first position of the next stretch of the greatest depth, from the first one again after the last. */
    private static long next(SampleRun run, long position, long first) {
        long highest = highest(run, first);
        long from = position;
        if (from > first && run.depth(from) == highest) {
            from = run.next(from, p -> run.depth(p) < highest);
        }
        long found = from < 0 ? -1 : run.next(from, p -> run.depth(p) == highest);
        return found >= 0 ? found : run.next(first, p -> run.depth(p) == highest);
    }

    @ParameterizedTest
    @CsvSource({"1, 50", "64, 50", "1000, 50", "5000, 60", "65536, 50", "65600, 45", "150001, 48", "200000, 51"})
    void theDeepestPointIsTheFirstOfAllThatAreAsDeep(int length, int rise) {
        var run = new SampleRun(length, length, rise);
        var trace = run.record(8, 0);
        assertThat(DeepestPoint.after(trace, 0)).hasValue(next(run, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({"1000, 30", "5000, 35", "65600, 40", "150001, 40"})
    void askedAgainItIsTheNextOneAndAfterTheLastTheFirst(int length, int rise) {
        var run = new SampleRun(length, length, rise);
        var trace = run.record(8, 0);
        long position = 0;
        for (int i = 0; i < 20; i++) {
            long found = DeepestPoint.after(trace, position).orElseThrow();
            assertThat(found).as("after %d", position).isEqualTo(next(run, position, 0));
            position = found;
        }
        var random = new Random(length);
        for (int i = 0; i < 50; i++) {
            long from = random.nextLong(length + 1);
            assertThat(DeepestPoint.after(trace, from)).as("after %d", from).hasValue(next(run, from, 0));
        }
    }

    @Test
    void whatIsNoLongerKeptIsNotTheDeepestPoint() {
        var run = new SampleRun(3, 10 * SampleRun.CHUNK + 777, 49);
        var trace = run.record(4, 0);
        long first = trace.firstKept();
        assertThat(first).isEqualTo(7L * SampleRun.CHUNK);
        assertThat(DeepestPoint.after(trace, 0)).hasValue(next(run, first, first));
        assertThat(DeepestPoint.after(trace, run.length())).hasValue(next(run, first, first));
    }

    @Test
    void thereIsNoneWhereNothingIsCalled() {
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));
        assertThat(DeepestPoint.after(trace, 0)).isEqualTo(OptionalLong.empty());
        var recorder = new Recorder(trace, new SampleBoard());
        for (int i = 0; i < 100; i++) {
            recorder.emit(new SampleEvent(SampleEventKind.REFUSED, i).pack());
        }
        recorder.end();
        assertThat(DeepestPoint.after(trace, 50)).isEqualTo(OptionalLong.empty());
    }
}
