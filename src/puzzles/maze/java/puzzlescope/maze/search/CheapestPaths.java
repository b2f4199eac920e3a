package puzzlescope.maze.search;

import java.util.Arrays;
import java.util.BitSet;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.generator.CarvingContext;

/**
 * Cheapest paths from every cell of a muddy maze to the nearest goal, found backwards from the goals. Cells wait in one
 * bucket for each cost modulo the greatest cost of a step plus one, so that time is linear. One thread; emits no
 * events.
 *
 * <p>Source: R. B. Dial, Algorithm 360: Shortest-path forest with topological ordering (1969).
 */
final class CheapestPaths {

    private static final int ROWS = MudKind.COST + 1;

    private final SolvingContext run;
    private final Direction[] onward;
    private final int[] costs;
    private final int[][] waiting = new int[ROWS][16];
    private final int[] sizes = new int[ROWS];
    private int left;

    CheapestPaths(SolvingContext run, BitSet goals) {
        this.run = run;
        onward = new Direction[run.cells()];
        costs = new int[run.cells()];
        Arrays.fill(costs, Integer.MAX_VALUE);
        goals.stream().forEach(goal -> {
            costs[goal] = 0;
            put(goal, 0);
        });
        for (int cost = 0; left > 0; cost++) {
            take(cost);
        }
    }

    /** The first step from each cell; null at a goal and where no path leads to one. */
    Direction[] onward() {
        return onward;
    }

    private void put(int cell, int cost) {
        int row = cost % ROWS;
        if (sizes[row] == waiting[row].length) {
            waiting[row] = Arrays.copyOf(waiting[row], 2 * sizes[row]);
        }
        waiting[row][sizes[row]++] = cell;
        left++;
    }

    /** Expands the cells at a cost; no step is free, so that none joins them. */
    private void take(int cost) {
        int row = cost % ROWS;
        int count = sizes[row];
        sizes[row] = 0;
        left -= count;
        for (int i = 0; i < count; i++) {
            int cell = waiting[row][i];
            if (costs[cell] == cost) {
                goOn(cell);
            }
        }
    }

    private void goOn(int cell) {
        for (int rest = run.sides(cell); rest != 0; rest &= rest - 1) {
            var side = CarvingContext.lowest(rest);
            int next = run.neighbour(cell, side);
            int cost = costs[cell] + run.cost(cell, side);
            if (cost < costs[next]) {
                costs[next] = cost;
                onward[next] = side.opposite();
                put(next, cost);
            }
        }
    }
}
