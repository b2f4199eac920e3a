package puzzlescope.maze.fast;

import java.util.Arrays;

/**
 * A path through a maze by breadth-first search: all cells at one distance from the start, then all that are one step
 * farther.
 *
 * <p>Source: E. F. Moore, The shortest path through a maze (1959).
 *
 * <p>Input: a maze, a start and a goal. Output: the cells of a shortest path, the only one without loops, from the goal
 * back to the start. Time is linear; space is one byte for each cell with the side by which it was reached, and the
 * cells at two distances. In a tree the only visited neighbour of a cell is its predecessor, so that no test is needed;
 * with loops, that byte marks visited cells. If there is no path, that is the result. One thread.
 */
public final class BreadthFirstFlood {

    private static final int NO_WAY = -1;
    private static final int SIDE_BITS = 2;
    private static final int SIDE = 3;
    private static final int MOST_AHEAD = 4;
    /** Flag in the arrival byte of each cell reached, and of the start. */
    private static final int REACHED = 4;

    private final PassageGrid grid;
    private final int[] steps;
    private final byte[] arrivals;
    private final int from;
    private final int to;
    private int looked;
    private int length;

    private BreadthFirstFlood(PassageGrid grid, int from, int to) {
        this.grid = grid;
        this.from = from;
        this.to = to;
        steps = grid.steps();
        arrivals = new byte[grid.cells().length];
    }

    /** Listener for the cells reached. */
    @FunctionalInterface
    public interface Wave {

        /**
         * Receives all cells at a distance from the start. May throw {@link puzzlescope.engine.event.RunStoppedException}.
         *
         * @param entries one entry for each; see {@link #cell}
         * @param count the number of valid entries
         */
        void reached(int distance, int[] entries, int count);
    }

    /** Returns the index of the cell of an entry. */
    public static int cell(int entry) {
        return entry >> SIDE_BITS;
    }

    /**
     * Searches for the path.
     *
     * @param from the index of the start in the grid
     * @param to the index of the goal
     */
    public static BreadthFirstFlood search(PassageGrid grid, int from, int to, Wave wave) {
        var flood = new BreadthFirstFlood(grid, from, to);
        flood.spread(wave);
        return flood;
    }

    private void spread(Wave wave) {
        byte[] cells = grid.cells();
        int[] now = new int[1024];
        int[] next = new int[1024];
        boolean looped = grid.hasLoops();
        arrivals[from] = REACHED;
        now[0] = from << SIDE_BITS;
        wave.reached(0, now, 1);
        looked = 1;
        int count = spreadAll(from, cells[from], next, 0);
        int distance = 0;
        for (boolean found = from == to; !found; ) {
            if (count == 0) {
                length = NO_WAY;
                return;
            }
            int[] spare = now;
            now = next;
            wave.reached(++distance, now, count);
            looked += count;
            next = spare.length >= MOST_AHEAD * count ? spare : Arrays.copyOf(spare, 2 * MOST_AHEAD * count);
            int reached = count;
            count = 0;
            for (int i = 0; i < reached; i++) {
                int cell = now[i] >> SIDE_BITS;
                int back = now[i] & SIDE;
                int sides = cells[cell] & ~(1 << back);
                found |= cell == to;
                arrivals[cell] = (byte) (REACHED | back);
                count = looped ? spread(cell, sides, next, count) : spreadAll(cell, sides, next, count);
            }
        }
        length = distance;
    }

    /** Adds the neighbours on some sides of a cell; returns the size of the wave. */
    private int spreadAll(int cell, int sides, int[] next, int before) {
        int count = before;
        for (int rest = sides; rest != 0; rest &= rest - 1) {
            int side = Integer.numberOfTrailingZeros(rest);
            next[count++] = cell + steps[side] << SIDE_BITS | side ^ 1;
        }
        return count;
    }

    /** Adds and marks the unvisited neighbours only; otherwise as {@link #spreadAll}. */
    private int spread(int cell, int sides, int[] next, int before) {
        int count = before;
        for (int rest = sides; rest != 0; rest &= rest - 1) {
            int side = Integer.numberOfTrailingZeros(rest);
            int beyond = cell + steps[side];
            if (arrivals[beyond] == 0) {
                arrivals[beyond] = REACHED;
                next[count++] = beyond << SIDE_BITS | side ^ 1;
            }
        }
        return count;
    }

    public boolean isFound() {
        return length != NO_WAY;
    }

    /** The number of steps of the path. */
    public int length() {
        return length;
    }

    /** The number of cells visited. */
    public int looked() {
        return looked;
    }

    /** The index of the predecessor of a visited cell. */
    public int before(int cell) {
        return cell + steps[arrivals[cell] & SIDE];
    }

    /** The cells of the path, from the goal to the start. */
    public int[] way() {
        int[] way = new int[length + 1];
        int cell = to;
        for (int i = 0; i < length; i++) {
            way[i] = cell;
            cell = before(cell);
        }
        way[length] = from;
        return way;
    }
}
