package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Opens some of the walls that still stand in a finished maze, so that it has loops.
 *
 * <p>Source: C. T. Fan, M. E. Muller and I. Rezucha, Development of sampling plans by using sequential (item by item) selection
 * techniques (1962); D. E. Knuth, The art of computer programming, volume 2, algorithm 3.4.2 S.
 *
 * <p>Input: a maze and a share of its standing walls in percent. Output: the same maze with exactly so many of the walls between
 * two cells opened, rounded to a whole number, every set of them equally likely; each makes one loop more. Time is linear, and
 * no space is needed: wall by wall the chance is what is left to be opened among what is left of walls. The seed decides every
 * draw; the draws are its own, so that the maze is that which the seed gives without loops.
 */
public final class LoopOpener {

    private static final int WHOLE = 100;
    /** Keeps the draws apart from those that made the maze. */
    private static final long OWN_DRAWS = 0x6C6F6F7073L;

    private final PassageGrid grid;
    private final int standing;
    private final int opened;
    private final SplitMix64 draws;

    /** @param percent how many of the walls that stand between two cells are to be opened */
    public LoopOpener(PassageGrid grid, int percent, long seed) {
        this.grid = grid;
        standing = standing(grid);
        opened = (int) Math.round((double) standing * percent / WHOLE);
        draws = new SplitMix64(seed ^ OWN_DRAWS);
    }

    private static int standing(PassageGrid grid) {
        int rows = grid.rows();
        int columns = grid.columns();
        int open = 0;
        for (byte cell : grid.cells()) {
            open += Integer.bitCount(cell & (PassageGrid.SOUTH | PassageGrid.EAST));
        }
        return rows * (columns - 1) + (rows - 1) * columns - open;
    }

    /** How many walls stand between two cells before any is opened. */
    public int standing() {
        return standing;
    }

    /** How many of them are opened. */
    public int opened() {
        return opened;
    }

    /**
     * Opens them, from the first row to the last.
     *
     * @param progress hears after every row how many are open
     */
    public void open(Progress progress) {
        int walls = standing;
        int left = opened;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                int cell = grid.index(row, column);
                int sides = grid.sides(cell);
                if (column + 1 < grid.columns() && (sides & PassageGrid.EAST) == 0 && isChosen(left, walls--)) {
                    grid.openLoop(cell, true);
                    left--;
                }
                if (row + 1 < grid.rows() && (sides & PassageGrid.SOUTH) == 0 && isChosen(left, walls--)) {
                    grid.openLoop(cell, false);
                    left--;
                }
            }
            progress.reached(opened - left);
        }
    }

    /** Whether one of so many walls is among those left to be opened. */
    private boolean isChosen(int left, int walls) {
        return (draws.nextLong() >>> Integer.SIZE) * walls >>> Integer.SIZE < left;
    }
}
