package puzzlescope.maze.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoopOpenerTest {

    private static List<Integer> sides(PassageGrid grid) {
        var sides = new ArrayList<Integer>();
        for (int index = 0; index < grid.cells().length; index++) {
            sides.add(grid.sides(index));
        }
        return sides;
    }

    private static int passages(PassageGrid grid) {
        return sides(grid).stream().mapToInt(Integer::bitCount).sum() / 2;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 10, 50, 99, 100})
    void theShareOfTheStandingWallsIsOpenedAndNoneOfTheMazeIsClosed(int percent) {
        for (int seed = 0; seed < 20; seed++) {
            int rows = 1 + seed;
            int columns = 30 - seed;
            var grid = SpanningTreeGeneratorTest.made(SpanningTreeGenerator.ELLER, rows, columns, seed);
            var tree = sides(grid);
            int standing = rows * (columns - 1) + (rows - 1) * columns - passages(grid);
            var loops = new LoopOpener(grid, percent, seed);
            assertThat(loops.wallCount()).isEqualTo(standing);
            var told = new ArrayList<Integer>();
            loops.open(told::add);
            assertThat(loops.opened()).isEqualTo((int) Math.round(standing * percent / 100.0));
            assertThat(passages(grid)).isEqualTo(rows * columns - 1 + loops.opened());
            assertThat(grid.hasLoops()).isEqualTo(loops.opened() > 0);
            assertThat(told).isSorted().hasSize(rows).endsWith(loops.opened());
            for (int index = 0; index < tree.size(); index++) {
                assertThat(grid.sides(index) & tree.get(index)).isEqualTo(tree.get(index));
            }
        }
    }

    @Test
    void bothSidesOfAnOpenedWallAreOpen() {
        var grid = SpanningTreeGeneratorTest.made(SpanningTreeGenerator.PRIM, 20, 31, 4);
        new LoopOpener(grid, 30, 4).open(_ -> {});
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                int cell = grid.index(row, column);
                for (int side = 0; side < 4; side++) {
                    boolean open = (grid.sides(cell) >> side & 1) != 0;
                    int beyond = cell + grid.steps()[side];
                    assertThat(open && (grid.sides(beyond) >> (side ^ 1) & 1) == 0)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void everyWallIsEquallyLikely() {
        int seeds = 4_000;
        int percent = 25;
        var opened = new int[100];
        int walls = 0;
        for (int seed = 0; seed < seeds; seed++) {
            var grid = SpanningTreeGeneratorTest.made(SpanningTreeGenerator.SIDEWINDER, 6, 6, 1);
            var tree = sides(grid);
            var loops = new LoopOpener(grid, percent, seed);
            loops.open(_ -> {});
            walls = loops.wallCount();
            for (int index = 0; index < tree.size(); index++) {
                opened[index] += Integer.bitCount(grid.sides(index) & ~tree.get(index));
            }
        }
        double share = Math.round(walls * percent / 100.0) / (double) walls;
        var tree = SpanningTreeGeneratorTest.made(SpanningTreeGenerator.SIDEWINDER, 6, 6, 1);
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 6; column++) {
                int index = tree.index(row, column);
                int inside = (row > 0 ? 1 : 0) + (row < 5 ? 1 : 0) + (column > 0 ? 1 : 0) + (column < 5 ? 1 : 0);
                int standing = inside - Integer.bitCount(tree.sides(index));
                assertThat((double) opened[index] / seeds).isCloseTo(standing * share, within(0.06));
            }
        }
    }

    @Test
    void theSeedDecidesAndANewMazeHasNoLoops() {
        var first = SpanningTreeGeneratorTest.made(SpanningTreeGenerator.WILSON, 25, 25, 9);
        var second = SpanningTreeGeneratorTest.made(SpanningTreeGenerator.WILSON, 25, 25, 9);
        new LoopOpener(first, 20, 7).open(_ -> {});
        new LoopOpener(second, 20, 7).open(_ -> {});
        assertThat(sides(first)).isEqualTo(sides(second));
        SpanningTreeGenerator.WILSON.make(second, 9, _ -> {});
        assertThat(second.hasLoops()).isFalse();
        new LoopOpener(second, 20, 8).open(_ -> {});
        assertThat(sides(first)).isNotEqualTo(sides(second));
    }
}
