package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Role;
import puzzlescope.testkit.SampleRun;

class CountBeforeTest {

    @Test
    void solutionsAreCountedAsTheyAreByLookingAtEveryEvent() {
        var run = new SampleRun(21, 2 * SampleRun.CHUNK, 50);
        var trace = run.record(4, 0);
        for (long position : new long[] {0, 1, 5000, SampleRun.CHUNK - 1, SampleRun.CHUNK, 100_000, run.length()}) {
            assertThat(trace.countBefore(position, Role.SOLUTION)).hasValue(run.count(position, Role.SOLUTION));
        }
        assertThat(trace.countBefore(run.length() + 1, Role.SOLUTION)).isEmpty();
    }

    @Test
    void whatIsLetGoIsNotCounted() {
        var run = new SampleRun(21, 6 * SampleRun.CHUNK, 50);
        var trace = run.record(4, 0);
        assertThat(trace.firstKept()).isPositive();
        assertThat(trace.countBefore(0, Role.SOLUTION)).isEmpty();
        assertThat(trace.countBefore(trace.firstKept(), Role.SOLUTION))
                .hasValue(run.count(trace.firstKept(), Role.SOLUTION));
    }
}
