package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * The sidewinder algorithm, row by row in runs: after each cell a coin toss decides whether the run continues eastward;
 * if not, a random cell of the run is opened to the north. The first row is one run.
 *
 * <p>Source: J. Buck, Mazes for Programmers (2015).
 *
 * <p>Input: a grid full of walls. Output: a spanning tree with one corridor in the north and no dead end toward it.
 * Time is linear, with no space besides the grid. The seed determines all random choices. There always is a tree.
 */
final class SidewinderTree {

    private static final int DRAWN_BITS = 32;

    private SidewinderTree() {}

    static void make(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        byte[] cells = grid.cells();
        int stride = grid.stride();
        int columns = grid.columns();
        open(cells, grid.index(0, 0), columns);
        int rowsBetween = Math.max(1, ProgressListener.CELLS / columns);
        for (int row = 1; row < grid.rows(); row++) {
            int end = grid.index(row, columns);
            for (int start = grid.index(row, 0); start < end; ) {
                long bits = draws.nextLong();
                // Number of consecutive tosses that continue the run; longer runs than these bits allow never occur.
                int length = Math.min(1 + Long.numberOfTrailingZeros(bits | 1L << DRAWN_BITS), end - start);
                open(cells, start, length);
                int north = start + (int) ((bits >>> DRAWN_BITS) * length >>> DRAWN_BITS);
                cells[north] |= (byte) PassageGrid.NORTH;
                cells[north - stride] |= (byte) PassageGrid.SOUTH;
                start += length;
            }
            if (row % rowsBetween == 0) {
                progressListener.reached((row + 1) * columns);
            }
        }
    }

    /** Removes the walls between neighbours of a run. */
    private static void open(byte[] cells, int start, int length) {
        for (int cell = start; cell < start + length - 1; cell++) {
            cells[cell] |= (byte) PassageGrid.EAST;
            cells[cell + 1] |= (byte) PassageGrid.WEST;
        }
    }
}
