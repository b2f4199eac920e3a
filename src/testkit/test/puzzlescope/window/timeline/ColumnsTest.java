package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.engine.trace.Trace;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;
import puzzlescope.window.timeline.Marks.Mark;

class ColumnsTest {

    private static final int WIDTH = 200;

    private final Bins bins = new Bins();
    private final Stretch stretch = new Stretch();
    private final Columns columns = new Columns();

    private void read(Trace trace) {
        stretch.bound(trace.firstKept(), trace.length());
        bins.cover(trace, stretch.from(), stretch.to(), WIDTH);
        columns.read(bins, stretch, WIDTH);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 500, 3_001, 70_000})
    void eachShowsTheDepthsFromItsFirstEventToTheNextColumns(int length) {
        var run = new SampleRun(11, length, 50);
        read(run.record(4, 0));
        long covered = 0;
        for (int column = 0; column < WIDTH; column++) {
            long end = Math.max(columns.start(column) + 1, columns.start(column + 1));
            int lowest = Integer.MAX_VALUE;
            int highest = Integer.MIN_VALUE;
            for (long i = columns.start(column); i < Math.min(end, length); i++) {
                lowest = Math.min(lowest, run.depth(i + 1));
                highest = Math.max(highest, run.depth(i + 1));
            }
            assertThat(columns.lowest(column)).isEqualTo(lowest);
            assertThat(columns.highest(column)).isEqualTo(highest);
            assertThat(columns.start(column)).isLessThanOrEqualTo(covered);
            covered = end;
        }
        assertThat(covered).isGreaterThanOrEqualTo(length);
    }

    @Test
    void noSolutionIsLost() {
        var run = new SampleRun(13, 150_000, 50);
        read(run.record(4, 0));
        for (int column = 0; column < WIDTH; column++) {
            boolean solution =
                    run.next(columns.start(column), at -> run.leadsTo(at, Role.SOLUTION)) <= columns.start(column + 1)
                            && run.next(columns.start(column), at -> run.leadsTo(at, Role.SOLUTION)) > 0;
            assertThat(columns.hasSolution(column)).isEqualTo(solution);
        }
    }

    @Test
    void theHighestAndTheLowestDepthAreThoseThatAreSeen() {
        var run = new SampleRun(15, 20_000, 55);
        var trace = run.record(4, 0);
        read(trace);
        assertThat(columns.top()).isEqualTo(trace.profile().greatestDepth());
        stretch.zoom(20_000 / 16.0, 0.5);
        read(trace);
        int lowest = Integer.MAX_VALUE;
        int highest = 0;
        for (long at = stretch.from() + 1; at <= stretch.to(); at++) {
            lowest = Math.min(lowest, run.depth(at));
            highest = Math.max(highest, run.depth(at));
        }
        assertThat(columns.bottom(0)).isEqualTo(lowest).isPositive();
        assertThat(columns.top()).isEqualTo(highest);
    }

    @Test
    void eachPartOfAMeasureHasAHighestAndALowestOfItsOwn() {
        var run = new SampleRun(15, 20_000, 55);
        var trace = run.record(4, 0);
        read(trace);
        long border = columns.start(WIDTH / 2);
        columns.divide(2, event -> event < border ? 0 : 1);
        var range = new DepthRange();
        for (int part = 0; part < 2; part++) {
            trace.profile().depths(part == 0 ? 0 : border, part == 0 ? border : trace.length(), range);
            assertThat(columns.top(part)).isEqualTo(range.highest());
            assertThat(columns.bottom(part)).isEqualTo(range.lowest());
        }
        assertThat(columns.part(WIDTH / 2 - 1)).isZero();
        assertThat(columns.part(WIDTH / 2)).isEqualTo(1);
    }

    @Test
    void solutionsThatAreNearToEachOtherAreOneMark() {
        var kinds = new SampleEventKind[WIDTH];
        Arrays.fill(kinds, SampleEventKind.REFUSED);
        for (int at : new int[] {3, 50, 52, 57, 63, 199}) {
            kinds[at] = SampleEventKind.SOLVED;
        }
        read(Traces.of(kinds));
        assertThat(Marks.of(columns, 5))
                .containsExactly(new Mark(3, 3), new Mark(50, 57), new Mark(63, 63), new Mark(199, 199));
        assertThat(Marks.of(columns, 6)).containsExactly(new Mark(3, 3), new Mark(50, 63), new Mark(199, 199));
        assertThat(Marks.of(columns, 1)).hasSize(6);
    }

    @Test
    void aRecordingWithoutSolutionsHasNoMarks() {
        read(Traces.of(SampleEventKind.OPENED, SampleEventKind.CLOSED));
        assertThat(Marks.of(columns, 5)).isEmpty();
    }
}
