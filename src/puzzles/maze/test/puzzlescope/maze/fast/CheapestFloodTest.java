package puzzlescope.maze.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheapestFloodTest {

    private static int cost(int cell, int next) {
        return Math.min(cell, next) * 31 % 7 == 0 ? CheapestFlood.DEAREST : 1 + Math.min(cell, next) % 2;
    }

    /** What every cell costs from one, by going over all cells until nothing gets cheaper. */
    private static int[] costs(PassageGrid grid, int from) {
        var costs = new int[grid.cells().length];
        Arrays.fill(costs, Integer.MAX_VALUE / 2);
        costs[from] = 0;
        int[] steps = grid.steps();
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int cell = 0; cell < costs.length; cell++) {
                for (int side = 0; side < steps.length; side++) {
                    if ((grid.sides(cell) >> side & 1) != 0
                            && costs[cell] + cost(cell, cell + steps[side]) < costs[cell + steps[side]]) {
                        costs[cell + steps[side]] = costs[cell] + cost(cell, cell + steps[side]);
                        changed = true;
                    }
                }
            }
        }
        return costs;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 30, 100})
    void theNearestGoalIsReachedAsCheaplyAsPossible(int loops) {
        for (int seed = 1; seed <= 20; seed++) {
            var grid = new PassageGrid(9, 14);
            SpanningTreeGenerator.WILSON.make(grid, (long) seed, _ -> {});
            new LoopOpener(grid, loops, (long) seed).open(_ -> {});
            int from = grid.index(seed % 9, seed % 14);
            var goals = new BitSet();
            goals.set(grid.index(8, 13));
            goals.set(grid.index(0, seed * 5 % 14));
            goals.set(grid.index(seed * 3 % 9, 0));
            var flood = CheapestFlood.search(grid, from, goals, CheapestFloodTest::cost);
            var costs = costs(grid, from);
            assertThat(flood.cost())
                    .isEqualTo(goals.stream().map(goal -> costs[goal]).min().orElseThrow());
            int[] way = flood.way();
            assertThat(goals.get(way[0])).isTrue();
            assertThat(way[way.length - 1]).isEqualTo(from);
            int spent = 0;
            for (int i = 1; i < way.length; i++) {
                spent += cost(way[i], way[i - 1]);
            }
            assertThat(spent).isEqualTo(flood.cost());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = 3)
    void whereThereIsNoWayThatIsTheResult(int side) {
        var walls = PassageGrid.copy(side, side, (row, column) -> row % 2 == 1 && column % 2 == 1);
        var goals = new BitSet();
        goals.set(walls.index(side - 1, side - 1));
        assertThat(CheapestFlood.search(walls, walls.index(0, 0), goals, CheapestFloodTest::cost)
                        .isFound())
                .isFalse();
    }
}
