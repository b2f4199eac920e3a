package puzzlescope.maze.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.event.RunStoppedException;

class SpanningTreeGeneratorTest {

    private static final ProgressListener UNHEARD = _ -> {};

    private static final int[][] SIZES = {
        {1, 1},
        {1, 2},
        {2, 1},
        {1, 3},
        {3, 1},
        {2, 2},
        {2, 3},
        {3, 2},
        {3, 3},
        {1, 64},
        {64, 1},
        {1, 1001},
        {1001, 1},
        {5, 7},
        {7, 5},
        {31, 33},
        {32, 32},
        {33, 31},
        {63, 65},
        {100, 129},
        {257, 3},
        {3, 257},
        {301, 299}
    };

    static PassageGrid made(SpanningTreeGenerator maker, int rows, int columns, long seed) {
        var grid = new PassageGrid(rows, columns);
        maker.make(grid, seed, UNHEARD);
        return grid;
    }

    private static boolean has(PassageGrid grid, int row, int column, int side) {
        return (grid.sides(grid.index(row, column)) & side) != 0;
    }

    /** Cells less one passages, open from both sides, none into the border, and every cell is reached. */
    private static void assertSpanningTree(PassageGrid grid) {
        int passages = 0;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                boolean east = has(grid, row, column, PassageGrid.EAST);
                boolean south = has(grid, row, column, PassageGrid.SOUTH);
                assertThat(east).isEqualTo(column + 1 < grid.columns() && has(grid, row, column + 1, PassageGrid.WEST));
                assertThat(south).isEqualTo(row + 1 < grid.rows() && has(grid, row + 1, column, PassageGrid.NORTH));
                assertThat(row == 0 && has(grid, row, column, PassageGrid.NORTH))
                        .isFalse();
                assertThat(column == 0 && has(grid, row, column, PassageGrid.WEST))
                        .isFalse();
                passages += (east ? 1 : 0) + (south ? 1 : 0);
            }
        }
        assertThat(passages).isEqualTo(grid.size() - 1);
        assertThat(reached(grid)).isEqualTo(grid.size());
    }

    private static int reached(PassageGrid grid) {
        var seen = new boolean[grid.cells().length];
        var waiting = new ArrayList<Integer>();
        waiting.add(grid.index(0, 0));
        seen[waiting.getFirst()] = true;
        for (int turn = 0; turn < waiting.size(); turn++) {
            int cell = waiting.get(turn);
            for (int side = 0; side < 4; side++) {
                int next = cell + grid.steps()[side];
                if ((grid.sides(cell) >> side & 1) != 0 && !seen[next]) {
                    seen[next] = true;
                    waiting.add(next);
                }
            }
        }
        return waiting.size();
    }

    @ParameterizedTest
    @EnumSource
    void everyMazeIsASpanningTreeOfItsCells(SpanningTreeGenerator maker) {
        for (int[] size : SIZES) {
            for (long seed = 0; seed < 8; seed++) {
                assertSpanningTree(made(maker, size[0], size[1], seed));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aGridIsMadeAnewEachTime(SpanningTreeGenerator maker) {
        var grid = new PassageGrid(40, 50);
        SpanningTreeGenerator.PRIM.make(grid, 3, UNHEARD);
        maker.make(grid, 9, UNHEARD);
        assertThat(grid.cells()).isEqualTo(made(maker, 40, 50, 9).cells());
    }

    @ParameterizedTest
    @EnumSource
    void theSeedDecidesTheMaze(SpanningTreeGenerator maker) {
        var one = made(maker, 30, 30, 5).cells();
        assertThat(made(maker, 30, 30, 5).cells()).isEqualTo(one);
        assertThat(made(maker, 30, 30, 6).cells()).isNotEqualTo(one);
    }

    @ParameterizedTest
    @EnumSource
    void progressNeverGoesBackAndEndsWithAllCells(SpanningTreeGenerator maker) {
        var grid = new PassageGrid(700, 700);
        var told = new ArrayList<Integer>();
        maker.make(grid, 1, told::add);
        assertThat(told).isSorted().hasSizeGreaterThan(grid.size() / ProgressListener.CELLS / 2);
        assertThat(told.getLast()).isEqualTo(grid.size());
    }

    @ParameterizedTest
    @EnumSource
    void whoHearsOfTheProgressCanEndTheWork(SpanningTreeGenerator maker) {
        var grid = new PassageGrid(700, 700);
        ProgressListener stopping = _ -> {
            throw new RunStoppedException();
        };
        assertThatThrownBy(() -> maker.make(grid, 1, stopping)).isInstanceOf(RunStoppedException.class);
    }

    /**
     * Of two by two cells there are 4 trees, of three by three 192. Chi-square with 3 degrees of freedom is below 16.3 in 999
     * of 1000 series of draws, with 191 below 256. Depth-first search and the others are far beyond.
     */
    @ParameterizedTest
    @CsvSource({
        "WILSON, 2, 4, 16.3, true",
        "WILSON, 3, 192, 256, true",
        "RECURSIVE_BACKTRACKER, 3, 192, 256, false",
        "KRUSKAL, 3, 192, 256, false",
        "PRIM, 3, 192, 256, false",
        "ELLER, 3, 192, 256, false",
        "SIDEWINDER, 3, 192, 256, false"
    })
    void wilsonAloneDrawsEveryTreeEquallyOften(
            SpanningTreeGenerator maker, int side, int trees, double limit, boolean uniform) {
        int draws = 200 * trees;
        var counts = counts(maker, side, draws);
        double expected = (double) draws / trees;
        double sum = (trees - counts.size()) * expected;
        for (int count : counts.values()) {
            sum += (count - expected) * (count - expected) / expected;
        }
        assertThat(sum < limit).isEqualTo(uniform);
    }

    private static Map<Long, Integer> counts(SpanningTreeGenerator maker, int side, int draws) {
        var counts = new HashMap<Long, Integer>();
        for (int seed = 0; seed < draws; seed++) {
            counts.merge(passages(made(maker, side, side, seed)), 1, Integer::sum);
        }
        return counts;
    }

    private static long passages(PassageGrid grid) {
        long passages = 0;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                passages = passages << 2
                        | (has(grid, row, column, PassageGrid.EAST) ? 2 : 0)
                        | (has(grid, row, column, PassageGrid.SOUTH) ? 1 : 0);
            }
        }
        return passages;
    }

    /** The 15 trees of two by three cells, each as often as the 5040 orders of the seven walls make it. */
    @Test
    void kruskalTakesTheWallsInEveryOrderEquallyOften() {
        int draws = 50_400;
        var exact = orders(new int[] {0, 1, 2, 3, 4, 5, 6}, 0, new HashMap<>());
        var counts = new HashMap<Long, Integer>();
        for (int seed = 0; seed < draws; seed++) {
            counts.merge(passages(made(SpanningTreeGenerator.KRUSKAL, 2, 3, seed)), 1, Integer::sum);
        }
        assertThat(exact).hasSize(15);
        assertThat(counts.keySet()).isEqualTo(exact.keySet());
        double sum = 0;
        for (var each : exact.entrySet()) {
            double expected = (double) draws * each.getValue() / 5040;
            double off = counts.get(each.getKey()) - expected;
            sum += off * off / expected;
        }
        // Chi-square with 14 degrees of freedom is below this in 999 of 1000 series of draws.
        assertThat(sum).isLessThan(36.1);
    }

    /** For each tree, how many orders of the walls of two by three cells make it. */
    private static Map<Long, Integer> orders(int[] walls, int fixed, Map<Long, Integer> counts) {
        if (fixed == walls.length) {
            counts.merge(tree(walls), 1, Integer::sum);
            return counts;
        }
        for (int i = fixed; i < walls.length; i++) {
            swap(walls, fixed, i);
            orders(walls, fixed + 1, counts);
            swap(walls, fixed, i);
        }
        return counts;
    }

    private static void swap(int[] walls, int one, int other) {
        int wall = walls[one];
        walls[one] = walls[other];
        walls[other] = wall;
    }

    private static long tree(int[] order) {
        int[][] walls = {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}};
        int[] sets = {0, 1, 2, 3, 4, 5};
        long passages = 0;
        for (int wall : order) {
            int one = sets[walls[wall][0]];
            int other = sets[walls[wall][1]];
            if (one != other) {
                boolean east = wall < 4;
                passages |= (east ? 2L : 1L) << 2 * (5 - walls[wall][0]);
                for (int cell = 0; cell < sets.length; cell++) {
                    sets[cell] = sets[cell] == other ? one : sets[cell];
                }
            }
        }
        return passages;
    }

    /** What is known of each kind of maze: the share of dead ends; of all trees alike it is 8 / pi^2 * (1 - 2 / pi). */
    @ParameterizedTest
    @CsvSource({
        "RECURSIVE_BACKTRACKER, 0.10, 0.005",
        "KRUSKAL, 0.306, 0.005",
        "WILSON, 0.2945, 0.003",
        "PRIM, 0.358, 0.005",
        "SIDEWINDER, 0.2778, 0.003"
    })
    void theShareOfDeadEndsIsThatOfItsKind(SpanningTreeGenerator maker, double share, double tolerance) {
        var grid = made(maker, 500, 500, 4);
        assertThat((double) grid.deadEnds() / grid.size()).isCloseTo(share, within(tolerance));
    }

    @ParameterizedTest
    @CsvSource({"0, 5", "5, 0", "-1, 5", "100000, 100000"})
    void impossibleSizesAreRefused(int rows, int columns) {
        assertThatThrownBy(() -> new PassageGrid(rows, columns))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(String.valueOf(rows));
    }
}
