package puzzlescope.river.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.river.RiverPuzzle;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.window.RiverSampleContext;

class RiverGraphLayoutTest {

    private static RiverBoard finished(String algorithm, String each, String boat) {
        var puzzle = RiverSampleContext.PUZZLE;
        var arguments = puzzle.presets()
                .with(puzzle.algorithmParameter(), algorithm)
                .with(RiverPuzzle.GUARDS, each)
                .with(RiverPuzzle.PRISONERS, each)
                .with(RiverPuzzle.BOAT, boat);
        var timeline = RiverSampleContext.recorded(arguments).newTimeline();
        timeline.seek(Long.MAX_VALUE);
        return (RiverBoard) timeline.board();
    }

    @ParameterizedTest
    @CsvSource({
        "breadth-first, 3, 2, 450, 260, 7.5",
        "depth-first, 3, 2, 450, 260, 7.5",
        "breadth-first, 6, 4, 450, 260, 7.5",
        "depth-first, 6, 4, 450, 260, 7.5",
        "breadth-first, 11, 4, 690, 330, 7.5",
        "depth-first, 11, 4, 690, 330, 7.5",
        "depth-first, 20, 10, 450, 260, 3"
    })
    void nodesLieApartWithinTheRectangleAndAreLargeEnough(
            String algorithm, String each, String boat, double width, double height, double radius) {
        var board = finished(algorithm, each, boat);
        var layout = new RiverGraphLayout(board, 10, 20, width, height);
        assertThat(layout.radius()).as("%d nodes", board.nodes()).isGreaterThanOrEqualTo(radius);
        for (int node = 0; node < board.nodes(); node++) {
            assertThat(layout.x(node)).isBetween(10 + layout.radius(), 10 + width - layout.radius());
            assertThat(layout.y(node)).isBetween(20 + layout.radius(), 20 + height - layout.radius());
            for (int other = 0; other < node; other++) {
                double apart = Math.hypot(layout.x(node) - layout.x(other), layout.y(node) - layout.y(other));
                assertThat(apart).as("%d and %d", other, node).isGreaterThan(2 * layout.radius());
            }
            assertThat(layout.nodeAt(layout.x(node), layout.y(node), board.nodes()))
                    .isEqualTo(node);
        }
    }
}
