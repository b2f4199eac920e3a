package puzzlescope.maze.fast;

import java.util.Arrays;

/**
 * A way through a maze by breadth-first search: all cells that are as far from the start, then all that are one step farther.
 *
 * <p>Source: E. F. Moore, The shortest path through a maze (1959).
 *
 * <p>Input: a maze, a start and a goal. Output: the cells of a shortest way, the only one where
 * there are no loops, from the goal back to the start. Time is linear; space is a byte a cell for the side by which it was
 * reached, and the cells of two distances. In a tree the one known neighbour of a cell is the one that it was reached from, so
 * that nothing has to be asked; where there are loops, that byte marks what has been reached. Where there is no way, that is the
 * result. One thread.
 */
public final class BreadthFirstFlood {

    private static final int NO_WAY = -1;
    private static final int SIDE_BITS = 2;
    private static final int SIDE = 3;
    private static final int MOST_AHEAD = 4;
    /** In the arrival of each cell that was reached, and in that of the start. */
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

    /** Hears which cells are reached. */
    @FunctionalInterface
    public interface Wave {

        /**
         * All cells that are so many steps from the start. May throw {@link puzzlescope.engine.event.RunStopped}.
         *
         * @param entries one number for each; see {@link #cell}
         * @param count how many of the entries count
         */
        void reached(int distance, int[] entries, int count);
    }

    /** The index of the cell that an entry of a wave stands for. */
    public static int cell(int entry) {
        return entry >> SIDE_BITS;
    }

    /**
     * Looks for the way.
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

    /** Adds what lies beyond some sides of a cell; gives how many cells are in the wave then. */
    private int spreadAll(int cell, int sides, int[] next, int before) {
        int count = before;
        for (int rest = sides; rest != 0; rest &= rest - 1) {
            int side = Integer.numberOfTrailingZeros(rest);
            next[count++] = cell + steps[side] << SIDE_BITS | side ^ 1;
        }
        return count;
    }

    /** As {@link #spreadAll}, but only what was not reached before; marks it. */
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

    /** Whether there is a way. */
    public boolean isFound() {
        return length != NO_WAY;
    }

    /** How many steps the way has. */
    public int length() {
        return length;
    }

    /** How many cells were looked at. */
    public int looked() {
        return looked;
    }

    /** The index of the cell from which a cell that was reached was come to. */
    public int before(int cell) {
        return cell + steps[arrivals[cell] & SIDE];
    }

    /** The cells of the way, from the goal to the start. */
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
