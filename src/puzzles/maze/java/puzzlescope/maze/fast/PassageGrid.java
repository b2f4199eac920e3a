package puzzlescope.maze.fast;

import java.util.Arrays;

/**
 * Cells in rows and columns with their open sides. One byte for each cell, and a border of one cell all around, so that
 * no loop has to test whether a neighbour exists: the cell in the north is {@link #stride} bytes before, the one in the
 * west one byte before. The border west of a row is also the one east of the row above. One thread at a time.
 */
public final class PassageGrid {

    /** The most cells of a grid: an {@code int} must be able to number two walls for each. */
    public static final int MOST_CELLS = 1 << 28;

    public static final int NORTH = 1;
    public static final int SOUTH = 2;
    public static final int WEST = 4;
    public static final int EAST = 8;

    static final int SIDES = NORTH | SOUTH | WEST | EAST;
    /** Flag of a cell that the tree has reached; unused once the tree is done. */
    static final int IN = 16;
    /** Flag during generation: the cell has no open side yet, and its low bits hold data of the generator. */
    static final int NOTED = 32;

    /** Value outside the cells. */
    static final int BORDER = 64;

    private final int rows;
    private final int columns;
    private final int stride;
    private final byte[] cells;
    private boolean loops;

    /** Creates a grid with all walls. */
    public PassageGrid(int rows, int columns) {
        if (rows < 1 || columns < 1 || (long) rows * columns > MOST_CELLS) {
            throw new IllegalArgumentException("rows and columns are " + rows + " and " + columns
                    + ", must be 1 or more, and make at most " + MOST_CELLS + " cells");
        }
        this.rows = rows;
        this.columns = columns;
        stride = columns + 1;
        cells = new byte[(rows + 2) * stride + 1];
    }

    /** The open squares of a maze; cells are on odd rows and columns. */
    @FunctionalInterface
    public interface Squares {
        boolean isOpen(int row, int column);
    }

    /** Copies a finished maze, which may have loops, and cells that are walls. */
    public static PassageGrid copy(int rows, int columns, Squares squares) {
        var grid = new PassageGrid(rows, columns);
        grid.clear();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int cell = grid.index(row, column);
                if (!squares.isOpen(2 * row + 1, 2 * column + 1)) {
                    grid.cells[cell] = BORDER;
                    continue;
                }
                if (squares.isOpen(2 * row + 1, 2 * column + 2)) {
                    grid.openLoop(cell, true);
                }
                if (squares.isOpen(2 * row + 2, 2 * column + 1)) {
                    grid.openLoop(cell, false);
                }
            }
        }
        return grid;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** The number of cells. */
    public int size() {
        return rows * columns;
    }

    /** The offset from one row to the next. */
    public int stride() {
        return stride;
    }

    /** The index of a cell in {@link #cells}. */
    public int index(int row, int column) {
        return (row + 1) * stride + column;
    }

    /** The row of the cell at an index. */
    public int row(int index) {
        return index / stride - 1;
    }

    /** The column of the cell at an index. */
    public int column(int index) {
        return index % stride;
    }

    /**
     * The open sides of the cell at an index, as a sum of {@link #NORTH}, {@link #SOUTH}, {@link #WEST}, {@link #EAST}.
     */
    public int sides(int index) {
        int cell = cells[index];
        return (cell & NOTED) == 0 ? cell & SIDES : 0;
    }

    /** Returns whether walls were opened in the finished maze, so that several paths may join two cells. */
    public boolean hasLoops() {
        return loops;
    }

    /** Opens the wall east of a cell, or else south of it, which adds a loop. */
    void openLoop(int cell, boolean east) {
        cells[cell] |= (byte) (east ? EAST : SOUTH);
        cells[cell + (east ? 1 : stride)] |= (byte) (east ? WEST : NORTH);
        loops = true;
    }

    /** Returns whether the cell at an index is not a wall. */
    boolean isCell(int index) {
        return (cells[index] & BORDER) == 0;
    }

    byte[] cells() {
        return cells;
    }

    /** The offsets of the four neighbours of a cell: north, south, west, east. */
    int[] steps() {
        return new int[] {-stride, stride, -1, 1};
    }

    /**
     * Copies changes from a grid of the same size, from an index on.
     *
     * @return the index of the first change, or -1 if there is none
     */
    public int follow(PassageGrid other, int from) {
        int changed = Arrays.mismatch(cells, from, cells.length, other.cells, from, cells.length);
        if (changed < 0) {
            return -1;
        }
        cells[from + changed] = other.cells[from + changed];
        return from + changed;
    }

    /** Closes all walls, and restores the border around them. */
    void clear() {
        loops = false;
        Arrays.fill(cells, (byte) 0);
        Arrays.fill(cells, 0, stride, (byte) BORDER);
        for (int row = 1; row <= rows + 1; row++) {
            cells[row * stride - 1] = BORDER;
        }
        Arrays.fill(cells, (rows + 1) * stride - 1, cells.length, (byte) BORDER);
    }

    /** Clears everything but the open sides. */
    void normalize() {
        for (int i = 0; i < cells.length; i++) {
            cells[i] &= (byte) SIDES;
        }
    }

    /** The number of cells that are not walls. */
    public int cellCount() {
        int count = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                count += isCell(index(row, column)) ? 1 : 0;
            }
        }
        return count;
    }

    /** The number of cells with only one open side. */
    public int deadEnds() {
        int count = 0;
        for (byte cell : cells) {
            int sides = cell & SIDES;
            count += sides != 0 && (sides & sides - 1) == 0 ? 1 : 0;
        }
        return count;
    }
}
