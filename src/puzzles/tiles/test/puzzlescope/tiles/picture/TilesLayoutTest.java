package puzzlescope.tiles.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.picture.Box;

class TilesLayoutTest {

    @Test
    void theWayIsToldBesideTheBoardWhereThereIsWidthAndBelowItWhereThereIsHeight() {
        assertThat(TilesLayout.of(4, 1360, 740).beside()).isTrue();
        assertThat(TilesLayout.of(4, 700, 520).beside()).isTrue();
        assertThat(TilesLayout.of(4, 450, 480).beside()).isFalse();
        assertThat(TilesLayout.of(4, 500, 900).beside()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1360, 740",
        "3, 700, 520",
        "4, 450, 480",
        "5, 500, 900",
        "3, 300, 300",
        "5, 120, 120",
        "4, 3000, 400"
    })
    void boardAndWayLieOnTheCanvasSideBySide(int size, double width, double height) {
        var layout = TilesLayout.of(size, width, height);
        var tray = tray(layout);
        assertThat(new Box(0, 0, width, height).contains(tray)).isTrue();
        if (layout.info().width() > 0) {
            assertThat(new Box(0, 0, width, height).contains(layout.info())).isTrue();
            assertThat(layout.info().intersects(tray)).isFalse();
        }
    }

    @Test
    void onASmallCanvasTheBoardHasAllTheRoom() {
        var layout = TilesLayout.of(3, 150, 150);
        assertThat(layout.info().width()).isZero();
        assertThat(tray(layout).width()).isGreaterThan(125);
    }

    private static Box tray(TilesLayout layout) {
        var grid = layout.grid();
        double rim = grid.cell() * TilesLayout.RIM;
        return new Box(grid.left() - rim, grid.top() - rim, grid.width() + 2 * rim, grid.height() + 2 * rim);
    }
}
