package puzzlescope.maze.fast;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The cheapest path from a cell to the nearest of several goals, where steps may cost more than one.
 *
 * <p>Source: R. B. Dial, Algorithm 360: Shortest-path forest with topological ordering (1969).
 *
 * <p>Input: a maze, a start, goals, and the cost of each step, from 1 to {@link #DEAREST}. Output: the cells of a
 * cheapest path from the goal back to the start. Cells wait in one bucket for each cost modulo the greatest cost of a
 * step plus one, so that time is linear; space is two numbers for each cell. If there is no path, that is the result.
 * One thread.
 */
public final class CheapestFlood {

    /** The greatest cost of a step. */
    public static final int DEAREST = 9;

    private static final int ROWS = DEAREST + 1;

    private final int from;
    private final int[] costs;
    private final int[] before;
    private final int[][] waiting = new int[ROWS][16];
    private final int[] sizes = new int[ROWS];
    private int left;
    private int goal = -1;
    private int looked;

    /** A cost function of steps. */
    @FunctionalInterface
    public interface Cost {

        /** Returns the cost of the step between two neighbouring cells, by their indices. */
        int of(int cell, int next);
    }

    private CheapestFlood(PassageGrid grid, int from) {
        this.from = from;
        costs = new int[grid.cells().length];
        before = new int[costs.length];
        Arrays.fill(costs, Integer.MAX_VALUE);
    }

    /** Searches for the path; of goals with equal costs it takes the one reached first. */
    public static CheapestFlood search(PassageGrid grid, int from, BitSet goals, Cost cost) {
        var flood = new CheapestFlood(grid, from);
        flood.put(from, from, 0);
        for (int spent = 0; flood.left > 0 && flood.goal < 0; spent++) {
            flood.take(grid, goals, cost, spent);
        }
        return flood;
    }

    private void put(int cell, int cameFrom, int spent) {
        costs[cell] = spent;
        before[cell] = cameFrom;
        int row = spent % ROWS;
        if (sizes[row] == waiting[row].length) {
            waiting[row] = Arrays.copyOf(waiting[row], 2 * sizes[row]);
        }
        waiting[row][sizes[row]++] = cell;
        left++;
    }

    /** Expands the cells at a cost; no step is free, so that none joins them. */
    private void take(PassageGrid grid, BitSet goals, Cost cost, int spent) {
        int row = spent % ROWS;
        int count = sizes[row];
        sizes[row] = 0;
        left -= count;
        int[] steps = grid.steps();
        for (int i = 0; i < count && goal < 0; i++) {
            int cell = waiting[row][i];
            if (costs[cell] != spent) {
                // A cheaper path was found while it waited.
                continue;
            }
            looked++;
            if (goals.get(cell)) {
                goal = cell;
            }
            for (int rest = grid.sides(cell); rest != 0; rest &= rest - 1) {
                int next = cell + steps[Integer.numberOfTrailingZeros(rest)];
                int after = spent + cost.of(cell, next);
                if (after < costs[next]) {
                    put(next, cell, after);
                }
            }
        }
    }

    public boolean isFound() {
        return goal >= 0;
    }

    public int cost() {
        return costs[goal];
    }

    /** The number of cells visited. */
    public int looked() {
        return looked;
    }

    /** The cells of the path, from the goal to the start. */
    public int[] way() {
        int length = 1;
        for (int cell = goal; cell != from; cell = before[cell]) {
            length++;
        }
        int[] way = new int[length];
        int cell = goal;
        for (int i = 0; i < length; i++) {
            way[i] = cell;
            cell = before[cell];
        }
        return way;
    }
}
