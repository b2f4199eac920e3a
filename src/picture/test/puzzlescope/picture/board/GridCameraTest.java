package puzzlescope.picture.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import puzzlescope.picture.Box;

class GridCameraTest {

    private static final Box PORT = new Box(0, 0, 700, 500);
    private static final Grid FITTED = Grid.fit(4001, 4001, 700, 500, 8);

    private final GridCamera camera = new GridCamera();

    @Test
    void untilSomebodyZoomsTheBoardLiesAsFitted() {
        assertThat(camera.use(PORT, FITTED)).isEqualTo(FITTED);
        assertThat(camera.isMoved()).isFalse();
    }

    @Test
    void zoomingKeepsTheSquareUnderThePointer() {
        camera.use(PORT, FITTED);
        double column = (400 - FITTED.left()) / FITTED.cell();
        double row = (200 - FITTED.top()) / FITTED.cell();
        for (int i = 0; i < 12; i++) {
            camera.camera().zoom(Camera.ZOOM_STEP, 400, 200);
            var grid = camera.use(PORT, FITTED);
            assertThat(grid.x(column)).isCloseTo(400, within(1.0));
            assertThat(grid.y(row)).isCloseTo(200, within(1.0));
        }
        assertThat(camera.isMoved()).isTrue();
    }

    @Test
    void squaresAreMadeAsLargeAs28PxAndAsSmallAsFitted() {
        camera.use(PORT, FITTED);
        camera.camera().zoom(1e6, 350, 250);
        assertThat(camera.use(PORT, FITTED).cell()).isEqualTo(28);
        camera.camera().zoom(1e-6, 350, 250);
        assertThat(camera.use(PORT, FITTED)).isEqualTo(FITTED);
        assertThat(camera.isMoved()).isFalse();
    }

    @Test
    void everySquareIsFoundWhereItIsDrawn() {
        camera.use(PORT, FITTED);
        camera.camera().zoom(200, 130, 420);
        var grid = camera.use(PORT, FITTED);
        for (int row = grid.rowAt(0) + 1; row < grid.rowAt(499); row++) {
            assertThat(grid.rowAt(grid.y(row) + 0.01)).isEqualTo(row);
            assertThat(grid.rowAt(grid.y(row + 1) - 0.01)).isEqualTo(row);
        }
    }

    @Test
    void theBoardCannotBeDraggedOutOfSight() {
        camera.use(PORT, FITTED);
        camera.camera().zoom(20, 350, 250);
        camera.camera().pan(1e6, -1e6);
        var grid = camera.use(PORT, FITTED);
        assertThat(grid.left()).isLessThan(700);
        assertThat(grid.top() + grid.height()).isPositive();
    }

    @Test
    void aFollowedPlaceComesToTheMiddleOnceItNearsTheEdge() {
        camera.use(PORT, FITTED);
        camera.camera().zoom(100, 350, 250);
        assertThat(camera.seek(3000, 3500)).isTrue();
        var grid = camera.use(PORT, FITTED);
        assertThat(grid.x(3500)).isCloseTo(350, within(1.0));
        assertThat(grid.y(3000)).isCloseTo(250, within(1.0));
        assertThat(camera.seek(3000.5, 3500.5)).isFalse();
    }

    @Test
    void aBoardOfAnotherSizeIsSeenWholeAgain() {
        camera.use(PORT, FITTED);
        camera.camera().zoom(40, 350, 250);
        camera.use(PORT, FITTED);
        var next = Grid.fit(10_001, 10_001, 700, 500, 8);
        assertThat(camera.use(PORT, next)).isEqualTo(next);
        assertThat(camera.isMoved()).isFalse();
    }

    @Test
    void aNewBoardOfTheSameSizeIsSeenAsTheLastOneWas() {
        camera.use(PORT, FITTED);
        camera.camera().zoom(40, 350, 250);
        var zoomed = camera.use(PORT, FITTED);
        assertThat(camera.use(PORT, Grid.fit(4001, 4001, 700, 500, 8))).isEqualTo(zoomed);
    }

    @Test
    void whatIsInSightLiesThereInAPictureOfAll() {
        var fitted = Grid.fit(21, 31, 700, 500, 8);
        camera.use(PORT, fitted);
        assertThat(camera.visiblePart()).isEmpty();
        camera.camera().zoom(2.5, 330, 120);
        var grid = camera.use(PORT, fitted);
        var sight = camera.visiblePart().orElseThrow();
        var whole = Grid.fit(21, 31, sight.width(), sight.height(), 8);
        assertThat(whole.cell()).isEqualTo(Math.floor(grid.cell()));
        assertThat(whole.x(grid.columnAt(350)))
                .isBetween(sight.part().left(), sight.part().right());
        assertThat((sight.part().left() - whole.left()) / whole.cell())
                .isCloseTo(-grid.left() / grid.cell(), within(0.05));
        assertThat((sight.part().bottom() - whole.top()) / whole.cell())
                .isCloseTo((500 - grid.top()) / grid.cell(), within(0.05));
    }

    @Test
    void theSameHoldsWhereAnExtentIsSeen() {
        var extent = new Box(-3, 2, 40, 25);
        var port = new Box(300, 60, 300, 340);
        var graph = new Camera();
        graph.setPort(port, extent);
        assertThat(graph.visiblePart(600)).isEmpty();
        graph.zoom(3, 400, 200);
        graph.setPort(port, extent);
        var sight = graph.visiblePart(600).orElseThrow();
        var whole = new Camera();
        whole.setPort(new Box(sight.width() / 2, 60, sight.width() / 2, sight.height() - 60), extent);
        assertThat(whole.scale()).isCloseTo(graph.scale(), within(1e-9));
        assertThat(whole.layoutX(sight.part().left())).isCloseTo(graph.sight().left(), within(1e-9));
        assertThat(whole.layoutY(sight.part().bottom())).isCloseTo(graph.sight().bottom(), within(1e-9));
    }
}
