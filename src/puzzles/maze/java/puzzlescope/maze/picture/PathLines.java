package puzzlescope.maze.picture;

import java.util.Arrays;

/** Lines between the centres of squares; straight runs are joined. Filled row by row, and used once. */
final class PathLines {

    private static final int ENDS = 4;

    private int[] ends = new int[64 * ENDS];
    private int size;
    private int across = -1;
    private final int[] down;

    PathLines(int columns) {
        down = new int[columns];
        Arrays.fill(down, -1);
    }

    /** Connects a square with the next one in its row. */
    void east(int row, int column) {
        if (across >= 0 && ends[across] == row && ends[across + 3] == column) {
            ends[across + 3]++;
        } else {
            across = add(row, column, row, column + 1);
        }
    }

    /** Connects a square with the one below. */
    void south(int row, int column) {
        int last = down[column];
        if (last >= 0 && ends[last + 2] == row) {
            ends[last + 2]++;
        } else {
            down[column] = add(row, column, row + 1, column);
        }
    }

    private int add(int row, int column, int toRow, int toColumn) {
        if (size + ENDS > ends.length) {
            ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        ends[size] = row;
        ends[size + 1] = column;
        ends[size + 2] = toRow;
        ends[size + 3] = toColumn;
        size += ENDS;
        return size - ENDS;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Draws the lines in the surface's current width and colour. */
    void stroke(MazePen pen) {
        var grid = pen.grid();
        for (int i = 0; i < size; i += ENDS) {
            pen.surface()
                    .strokeLine(
                            grid.centerX(ends[i + 1]),
                            grid.centerY(ends[i]),
                            grid.centerX(ends[i + 3]),
                            grid.centerY(ends[i + 2]));
        }
    }
}
