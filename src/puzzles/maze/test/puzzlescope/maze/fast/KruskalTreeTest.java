package puzzlescope.maze.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KruskalTreeTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "1, 2",
        "2, 1",
        "1, 9000",
        "9000, 1",
        "2, 5000",
        "5000, 3",
        "2, 2",
        "17, 40",
        "64, 64",
        "63, 64",
        "65, 64",
        "64, 65",
        "65, 65",
        "95, 96",
        "97, 96",
        "96, 97",
        "97, 97",
        "127, 129",
        "128, 128",
        "129, 257",
        "192, 193",
        "200, 300",
        "301, 150",
        "288, 192",
        "400, 3"
    })
    void theTreeIsThatOfAllWallsInOneSortedList(int rows, int columns) {
        for (long seed = 0; seed < 4; seed++) {
            assertThat(sides(made(rows, columns, seed))).isEqualTo(plain(rows, columns, seed));
        }
    }

    @Test
    void theTreeIsThatOfOneListForManyRandomSizes() {
        var draws = new Random(1956);
        for (int i = 0; i < 60; i++) {
            int rows = 1 + draws.nextInt(250);
            int columns = 1 + draws.nextInt(250);
            long seed = draws.nextLong();
            assertThat(sides(made(rows, columns, seed)))
                    .as("%d rows, %d columns, seed %d", rows, columns, seed)
                    .isEqualTo(plain(rows, columns, seed));
        }
    }

    @Test
    void anotherSeedGivesAnotherMaze() {
        assertThat(sides(made(100, 100, 1))).isEqualTo(sides(made(100, 100, 1)));
        assertThat(sides(made(100, 100, 1))).isNotEqualTo(sides(made(100, 100, 2)));
    }

    private static PassageGrid made(int rows, int columns, long seed) {
        var grid = new PassageGrid(rows, columns);
        SpanningTreeGenerator.KRUSKAL.make(grid, seed, _ -> {});
        return grid;
    }

    private static int[] sides(PassageGrid grid) {
        int[] sides = new int[grid.size()];
        for (int cell = 0; cell < sides.length; cell++) {
            sides[cell] = grid.sides(grid.index(cell / grid.columns(), cell % grid.columns()));
        }
        return sides;
    }

    /** The same walls with the same weights, sorted as a whole, with a plain array of sets. */
    private static int[] plain(int rows, int columns, long seed) {
        var grid = new PassageGrid(rows, columns);
        var weights = new WallWeights(new SplitMix64(seed).nextLong());
        long[] keys = new long[2 * rows * columns - rows - columns];
        int count = 0;
        for (int cell = 0; cell < rows * columns; cell++) {
            long pair = weights.pair(grid.index(cell / columns, cell % columns));
            if ((cell + 1) % columns != 0) {
                keys[count++] = WallWeights.eastKey(pair, 2 * cell);
            }
            if (cell + columns < rows * columns) {
                keys[count++] = WallWeights.southKey(pair, 2 * cell + 1);
            }
        }
        assertThat(count).isEqualTo(keys.length);
        Arrays.sort(keys);
        int[] sets = new int[rows * columns];
        Arrays.setAll(sets, cell -> cell);
        int[] sides = new int[rows * columns];
        for (long key : keys) {
            int wall = (int) (key & Integer.MAX_VALUE);
            int cell = wall >> 1;
            boolean across = (wall & 1) == 0;
            int other = cell + (across ? 1 : columns);
            int one = set(sets, cell);
            int two = set(sets, other);
            if (one != two) {
                sets[one] = two;
                sides[cell] |= across ? PassageGrid.EAST : PassageGrid.SOUTH;
                sides[other] |= across ? PassageGrid.WEST : PassageGrid.NORTH;
            }
        }
        return sides;
    }

    private static int set(int[] sets, int cell) {
        int here = cell;
        while (sets[here] != here) {
            sets[here] = sets[sets[here]];
            here = sets[here];
        }
        return here;
    }
}
