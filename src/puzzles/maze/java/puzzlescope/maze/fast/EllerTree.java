package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Eller's algorithm: row by row, keeping only the connections between the cells of the last row.
 *
 * <p>Source: M. Eller (1982), as described by W. D. Pullen, Think Labyrinth: maze algorithms. The cells of a set form a
 * circular list in the order of the row; since passages do not cross, two neighbouring cells are in one set if and only
 * if the list leads from one to the other, so that sets need no numbers.
 *
 * <p>Input: a grid full of walls. Output: a spanning tree. Time is linear with two random bits for each cell; space is
 * two numbers for each column besides the grid. The seed determines all random choices. There always is a tree.
 */
final class EllerTree {

    private EllerTree() {}

    static void make(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        int columns = grid.columns();
        int[] before = new int[columns];
        int[] after = new int[columns];
        for (int column = 0; column < columns; column++) {
            before[column] = column;
            after[column] = column;
        }
        int rowsBetween = Math.max(1, ProgressListener.CELLS / columns);
        for (int row = 0; row < grid.rows() - 1; row++) {
            carveRow(grid, row, before, after, draws);
            if (row % rowsBetween == 0) {
                progressListener.reached((row + 1) * columns);
            }
        }
        carveLastRow(grid, before, after);
    }

    private static void carveRow(PassageGrid grid, int row, int[] before, int[] after, SplitMix64 draws) {
        byte[] cells = grid.cells();
        int stride = grid.stride();
        int columns = grid.columns();
        int first = grid.index(row, 0);
        long bits = 0;
        int west = 0;
        for (int column = 0; column < columns; column++) {
            bits = column % 32 == 0 ? draws.nextLong() : bits >>> 2;
            int sides = west;
            west = 0;
            int next = after[column];
            if ((bits & 1) != 0 && next != column + 1 && column + 1 < columns) {
                sides |= PassageGrid.EAST;
                west = PassageGrid.WEST;
                join(column, before, after);
            }
            if ((bits & 2) != 0 && after[column] != column) {
                int previous = before[column];
                int following = after[column];
                after[previous] = following;
                before[following] = previous;
                before[column] = column;
                after[column] = column;
            } else {
                sides |= PassageGrid.SOUTH;
                cells[first + stride + column] = PassageGrid.NORTH;
            }
            cells[first + column] |= (byte) sides;
        }
    }

    /** Joins the circular lists of a cell and of the next one in the row. */
    private static void join(int column, int[] before, int[] after) {
        int next = after[column];
        int last = before[column + 1];
        after[last] = next;
        before[next] = last;
        after[column] = column + 1;
        before[column + 1] = column;
    }

    private static void carveLastRow(PassageGrid grid, int[] before, int[] after) {
        byte[] cells = grid.cells();
        int first = grid.index(grid.rows() - 1, 0);
        for (int column = 0; column + 1 < grid.columns(); column++) {
            if (after[column] != column + 1) {
                join(column, before, after);
                cells[first + column] |= (byte) PassageGrid.EAST;
                cells[first + column + 1] |= (byte) PassageGrid.WEST;
            }
        }
    }
}
