package puzzlescope.app.race;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrowthChartTest {

    @ParameterizedTest
    @CsvSource({"7, 16, 1", "196, 16, 20", "196, 6, 50", "196, 3, 100", "1, 1, 1", "12, 12, 1", "13, 12, 2"})
    void thereAreNoMoreNumbersBelowTheAxisThanFit(long range, long most, long step) {
        assertThat(GrowthChart.step(range, most)).isEqualTo(step);
    }
}
