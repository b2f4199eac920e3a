package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import puzzlescope.testkit.SampleEventKind;

class DepthScaleTest {

    private static final int HEIGHT = 60;

    private static DepthScale of(int opened, long from, long to, boolean close) {
        var kinds = new SampleEventKind[opened];
        Arrays.fill(kinds, SampleEventKind.OPENED);
        var trace = SampleTraces.of(kinds);
        var visibleRange = new VisibleRange();
        visibleRange.bound(from, to);
        var measureBins = new MeasureBins();
        var curveColumns = new CurveColumns();
        measureBins.update(trace, from, to, 10);
        curveColumns.read(measureBins, visibleRange, 10);
        return DepthScale.of(curveColumns, 0, HEIGHT, 1, close);
    }

    @Test
    void aWholeCurveBeginsAtDepthZeroAndFillsTheHeight() {
        assertThat(of(6000, 0, 6000, false)).isEqualTo(new DepthScale(0, 0.01));
    }

    @Test
    void closeStepsThatAreSeenBeginAtDepthZeroToo() {
        assertThat(of(30, 14, 30, true)).isEqualTo(new DepthScale(0, 2));
    }

    @Test
    void closeStepsThatWouldNotBeSeenBeginBelowTheLowest() {
        // Depths 5001 to 5019 are seen, and one more below them.
        var scale = of(6000, 5000, 5019, true);
        assertThat(scale).isEqualTo(new DepthScale(5000, 60 / 19.0));
        assertThat(Math.round(scale.height(5019))).isEqualTo(60);
    }

    @Test
    void aSingleStepIsNotHigherThanAFifth() {
        assertThat(of(6000, 5000, 5002, true)).isEqualTo(new DepthScale(5000, 12));
    }
}
