package puzzlescope.knight.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TourLayoutTest {

    @ParameterizedTest
    @CsvSource({
        "8, 8, 700, 570, 0",
        "3, 12, 700, 570, 0",
        "12, 3, 700, 570, 0",
        "12, 12, 460, 380, 0",
        "5, 5, 460, 380, 2",
        "3, 3, 1200, 800, 2",
        "12, 12, 140, 120, 0",
        "1000, 1000, 700, 570, 0"
    })
    void boardCoordinatesAndCaptionLieOnTheCanvas(int rows, int columns, double width, double height, int lines) {
        var layout = TourLayout.of(rows, columns, width, height, lines);
        var grid = layout.grid();
        assertThat(grid.left()).isGreaterThanOrEqualTo(layout.gutter());
        assertThat(grid.top()).isNotNegative();
        assertThat(grid.left() + grid.width()).isLessThanOrEqualTo(width);
        assertThat(grid.top() + grid.height() + layout.gutter()).isLessThanOrEqualTo(height);
        if (lines > 0) {
            assertThat(layout.captionTop() + lines * layout.line()).isLessThanOrEqualTo(height);
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 8, 700, 570", "3, 12, 700, 570", "12, 3, 700, 570"})
    void theBoardIsAsLargeAsTheNarrowerWayAllows(int rows, int columns, double width, double height) {
        var grid = TourLayout.of(rows, columns, width, height, 0).grid();
        double free = Math.min(width - grid.width(), height - grid.height());
        assertThat(free).isLessThan(48 + Math.max(rows, columns));
    }
}
