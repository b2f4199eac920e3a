package puzzlescope.maze.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.maze.SpanningTrees;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.Direction;

class MazeAlgorithmTest {

    static List<String> makers() {
        return SpanningTrees.makers();
    }

    @ParameterizedTest
    @MethodSource("makers")
    void everyMazeIsASpanningTreeOfItsCells(String maker) {
        var random = new Random(11);
        for (int i = 0; i < 60; i++) {
            int rows = 3 + 2 * random.nextInt(14);
            int columns = 3 + 2 * random.nextInt(18);
            SpanningTrees.assertSpanningTree(SpanningTrees.made(maker, rows, columns, random.nextLong()));
        }
        SpanningTrees.assertSpanningTree(SpanningTrees.made(maker, 3, 3, 1));
        SpanningTrees.assertSpanningTree(SpanningTrees.made(maker, 3, 61, 2));
        SpanningTrees.assertSpanningTree(SpanningTrees.made(maker, 61, 3, 3));
    }

    @ParameterizedTest
    @MethodSource("makers")
    void theSeedDecidesTheMaze(String maker) {
        var one = SpanningTrees.made(maker, 15, 15, 5).snapshot();
        assertThat(SpanningTrees.made(maker, 15, 15, 5).snapshot()).isEqualTo(one);
        assertThat(SpanningTrees.made(maker, 15, 15, 6).snapshot()).isNotEqualTo(one);
    }

    /**
     * All 192 spanning trees of three by three cells are equally likely: chi-square with 191 degrees of freedom is below
     * 254.5 in 99.85 of 100 series of draws. Recursive backtracking, which is not uniform, is far beyond.
     */
    @ParameterizedTest
    @CsvSource({"wilson, true", "aldous-broder, true", "recursive-backtracker, false", "binary-tree, false"})
    void onlySomeAlgorithmsAreUniform(String maker, boolean uniform) {
        int draws = 19_200;
        var counts = new HashMap<Long, Integer>();
        for (int seed = 0; seed < draws; seed++) {
            counts.merge(SpanningTrees.passages(SpanningTrees.made(maker, 7, 7, seed)), 1, Integer::sum);
        }
        assertThat(chiSquare(counts, 192, draws) < 254.5).isEqualTo(uniform);
        if (uniform) {
            assertThat(counts).hasSize(192);
        }
    }

    private static double chiSquare(Map<Long, Integer> counts, int possible, int draws) {
        double expected = (double) draws / possible;
        double sum = (possible - counts.size()) * expected;
        for (int count : counts.values()) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void aBinaryTreeHasACorridorInTheNorthAndOneInTheEast(long seed) {
        var board = SpanningTrees.made("binary-tree", 21, 31, seed);
        assertRowIsOpen(board, 1);
        for (int row = 1; row < board.rows() - 1; row++) {
            assertThat(board.square(row, board.columns() - 2)).isNotEqualTo(Square.WALL);
        }
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void aSidewinderMazeHasACorridorInTheNorthAlone(long seed) {
        var board = SpanningTrees.made("sidewinder", 21, 31, seed);
        assertRowIsOpen(board, 1);
        // From below the top row every run has one way north, so that none spans two rows.
        for (int row = 3; row < board.rows(); row += 2) {
            int ways = 0;
            for (int column = 1; column < board.columns() - 1; column += 2) {
                ways += board.isOpen(row, column, Direction.NORTH) ? 1 : 0;
                boolean runEnds = !board.isOpen(row, column, Direction.EAST);
                if (runEnds) {
                    assertThat(ways)
                            .as("row %d, run that ends at %d", row, column)
                            .isEqualTo(1);
                    ways = 0;
                }
            }
        }
    }

    private static void assertRowIsOpen(MazeBoard board, int row) {
        for (int column = 1; column < board.columns() - 1; column++) {
            assertThat(board.square(row, column)).isNotEqualTo(Square.WALL);
        }
    }

    /** Only one wall crosses the whole maze, and it has one door. */
    @Test
    void recursiveDivisionBuildsAWallWithOneDoorThroughTheWholeRoom() {
        var board = SpanningTrees.made("recursive-division", 21, 31, 4);
        int found = 0;
        for (int column = 2; column < board.columns() - 1; column += 2) {
            int open = 0;
            for (int row = 1; row < board.rows() - 1; row++) {
                open += board.square(row, column) == Square.WALL ? 0 : 1;
            }
            found += open == 1 ? 1 : 0;
        }
        assertThat(found).isPositive();
    }

    @Test
    void theNewestCellMakesLongerCorridorsThanAny() {
        int newest = deadEnds(SpanningTrees.made("growing-newest", 61, 61, 9));
        int any = deadEnds(SpanningTrees.made("growing-random", 61, 61, 9));
        assertThat(newest).isBetween(70, 110);
        assertThat(any).isBetween(230, 330);
    }

    private static int deadEnds(MazeBoard board) {
        int deadEnds = 0;
        for (int row = 1; row < board.rows(); row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                int open = 0;
                for (var side : Direction.values()) {
                    open += board.isOpen(row, column, side) ? 1 : 0;
                }
                deadEnds += open == 1 ? 1 : 0;
            }
        }
        return deadEnds;
    }
}
