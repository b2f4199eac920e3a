package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Opens some of the remaining walls of a finished maze, so that it has loops.
 *
 * <p>Source: C. T. Fan, M. E. Muller and I. Rezucha, Development of sampling plans by using sequential (item by item)
 * selection techniques (1962); D. E. Knuth, The art of computer programming, volume 2, algorithm 3.4.2 S.
 *
 * <p>Input: a maze and a percentage of its remaining walls. Output: the same maze with exactly that share of the walls
 * between two cells opened, rounded to a whole number, every subset equally likely; each adds one loop. Time is linear,
 * space constant: each wall is opened with a probability of the number still to open divided by the number of walls
 * left. The seed determines all random choices; they are separate from those of the generator, so that the maze is the
 * one that the seed gives without loops.
 */
public final class LoopOpener {

    private static final int WHOLE = 100;
    /** Separates the random numbers from those that generated the maze. */
    private static final long OWN_DRAWS = 0x6C6F6F7073L;

    private final PassageGrid grid;
    private final int standing;
    private final int opened;
    private final SplitMix64 draws;

    /** @param percent the percentage of the remaining walls between two cells to open */
    public LoopOpener(PassageGrid grid, int percent, long seed) {
        this.grid = grid;
        standing = wallCount(grid);
        opened = (int) Math.round((double) standing * percent / WHOLE);
        draws = new SplitMix64(seed ^ OWN_DRAWS);
    }

    private static int wallCount(PassageGrid grid) {
        int rows = grid.rows();
        int columns = grid.columns();
        int open = 0;
        for (byte cell : grid.cells()) {
            open += Integer.bitCount(cell & (PassageGrid.SOUTH | PassageGrid.EAST));
        }
        return rows * (columns - 1) + (rows - 1) * columns - open;
    }

    /** The number of walls between two cells before any is opened. */
    public int wallCount() {
        return standing;
    }

    /** The number of walls opened. */
    public int opened() {
        return opened;
    }

    /**
     * Opens them, from the first row to the last.
     *
     * @param progressListener called after every row with the number of open ones
     */
    public void open(ProgressListener progressListener) {
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
            progressListener.reached(opened - left);
        }
    }

    /** Returns whether one of the remaining walls is among those left to open. */
    private boolean isChosen(int left, int walls) {
        return (draws.nextLong() >>> Integer.SIZE) * walls >>> Integer.SIZE < left;
    }
}
