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
import puzzlescope.window.timeline.SolutionMarks.SolutionMark;

class CurveColumnsTest {

    private static final int WIDTH = 200;

    private final MeasureBins measureBins = new MeasureBins();
    private final VisibleRange visibleRange = new VisibleRange();
    private final CurveColumns curveColumns = new CurveColumns();

    private void read(Trace trace) {
        visibleRange.bound(trace.firstKept(), trace.length());
        measureBins.update(trace, visibleRange.from(), visibleRange.to(), WIDTH);
        curveColumns.read(measureBins, visibleRange, WIDTH);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 500, 3_001, 70_000})
    void eachShowsTheDepthsFromItsFirstEventToTheNextColumns(int length) {
        var run = new SampleRun(11, length, 50);
        read(run.record(4, 0));
        long covered = 0;
        for (int column = 0; column < WIDTH; column++) {
            long end = Math.max(curveColumns.start(column) + 1, curveColumns.start(column + 1));
            int lowest = Integer.MAX_VALUE;
            int highest = Integer.MIN_VALUE;
            for (long i = curveColumns.start(column); i < Math.min(end, length); i++) {
                lowest = Math.min(lowest, run.depth(i + 1));
                highest = Math.max(highest, run.depth(i + 1));
            }
            assertThat(curveColumns.lowest(column)).isEqualTo(lowest);
            assertThat(curveColumns.highest(column)).isEqualTo(highest);
            assertThat(curveColumns.start(column)).isLessThanOrEqualTo(covered);
            covered = end;
        }
        assertThat(covered).isGreaterThanOrEqualTo(length);
    }

    @Test
    void noSolutionIsLost() {
        var run = new SampleRun(13, 150_000, 50);
        read(run.record(4, 0));
        for (int column = 0; column < WIDTH; column++) {
            boolean solution = run.next(curveColumns.start(column), at -> run.leadsTo(at, Role.SOLUTION))
                            <= curveColumns.start(column + 1)
                    && run.next(curveColumns.start(column), at -> run.leadsTo(at, Role.SOLUTION)) > 0;
            assertThat(curveColumns.hasSolution(column)).isEqualTo(solution);
        }
    }

    @Test
    void theHighestAndTheLowestDepthAreThoseThatAreSeen() {
        var run = new SampleRun(15, 20_000, 55);
        var trace = run.record(4, 0);
        read(trace);
        assertThat(curveColumns.top()).isEqualTo(trace.profile().greatestDepth());
        visibleRange.zoom(20_000 / 16.0, 0.5);
        read(trace);
        int lowest = Integer.MAX_VALUE;
        int highest = 0;
        for (long at = visibleRange.from() + 1; at <= visibleRange.to(); at++) {
            lowest = Math.min(lowest, run.depth(at));
            highest = Math.max(highest, run.depth(at));
        }
        assertThat(curveColumns.bottom(0)).isEqualTo(lowest).isPositive();
        assertThat(curveColumns.top()).isEqualTo(highest);
    }

    @Test
    void eachPartOfAMeasureHasAHighestAndALowestOfItsOwn() {
        var run = new SampleRun(15, 20_000, 55);
        var trace = run.record(4, 0);
        read(trace);
        long border = curveColumns.start(WIDTH / 2);
        curveColumns.divide(2, event -> event < border ? 0 : 1);
        var range = new DepthRange();
        for (int part = 0; part < 2; part++) {
            trace.profile().depths(part == 0 ? 0 : border, part == 0 ? border : trace.length(), range);
            assertThat(curveColumns.top(part)).isEqualTo(range.highest());
            assertThat(curveColumns.bottom(part)).isEqualTo(range.lowest());
        }
        assertThat(curveColumns.part(WIDTH / 2 - 1)).isZero();
        assertThat(curveColumns.part(WIDTH / 2)).isEqualTo(1);
    }

    @Test
    void solutionsThatAreNearToEachOtherAreOneMark() {
        var kinds = new SampleEventKind[WIDTH];
        Arrays.fill(kinds, SampleEventKind.REFUSED);
        for (int at : new int[] {3, 50, 52, 57, 63, 199}) {
            kinds[at] = SampleEventKind.SOLVED;
        }
        read(SampleTraces.of(kinds));
        assertThat(SolutionMarks.of(curveColumns, 5))
                .containsExactly(
                        new SolutionMark(3, 3),
                        new SolutionMark(50, 57),
                        new SolutionMark(63, 63),
                        new SolutionMark(199, 199));
        assertThat(SolutionMarks.of(curveColumns, 6))
                .containsExactly(new SolutionMark(3, 3), new SolutionMark(50, 63), new SolutionMark(199, 199));
        assertThat(SolutionMarks.of(curveColumns, 1)).hasSize(6);
    }

    @Test
    void aRecordingWithoutSolutionsHasNoMarks() {
        read(SampleTraces.of(SampleEventKind.OPENED, SampleEventKind.CLOSED));
        assertThat(SolutionMarks.of(curveColumns, 5)).isEmpty();
    }
}
