package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Row by row, in runs: after each cell a coin says whether the run goes on in the east; if not, one cell of the run, drawn
 * from all, is opened to the north. The first row is one run.
 *
 * <p>Source: J. Buck, Mazes for Programmers (2015).
 *
 * <p>Input: a grid full of walls. Output: a spanning tree with one corridor in the north and no dead end toward it. Time is
 * linear, no space besides the grid. The seed decides every draw. There always is a tree.
 */
final class SidewinderTree {

    private static final int DRAWN_BITS = 32;

    private SidewinderTree() {}

    static void make(PassageGrid grid, SplitMix64 draws, Progress progress) {
        byte[] cells = grid.cells();
        int stride = grid.stride();
        int columns = grid.columns();
        open(cells, grid.index(0, 0), columns);
        int rowsBetween = Math.max(1, Progress.CELLS / columns);
        for (int row = 1; row < grid.rows(); row++) {
            int end = grid.index(row, columns);
            for (int start = grid.index(row, 0); start < end; ) {
                long bits = draws.nextLong();
                // As many coins in a row as say go on; more than these bits hold never come.
                int length = Math.min(1 + Long.numberOfTrailingZeros(bits | 1L << DRAWN_BITS), end - start);
                open(cells, start, length);
                int north = start + (int) ((bits >>> DRAWN_BITS) * length >>> DRAWN_BITS);
                cells[north] |= (byte) PassageGrid.NORTH;
                cells[north - stride] |= (byte) PassageGrid.SOUTH;
                start += length;
            }
            if (row % rowsBetween == 0) {
                progress.reached((row + 1) * columns);
            }
        }
    }

    /** Takes the walls between neighbours of a run away. */
    private static void open(byte[] cells, int start, int length) {
        for (int cell = start; cell < start + length - 1; cell++) {
            cells[cell] |= (byte) PassageGrid.EAST;
            cells[cell + 1] |= (byte) PassageGrid.WEST;
        }
    }
}
