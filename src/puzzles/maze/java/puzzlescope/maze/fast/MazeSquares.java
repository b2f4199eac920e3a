package puzzlescope.maze.fast;

import java.util.BitSet;

/**
 * A view of a grid and its path as squares that are walls or open, as a maze is drawn: cells are on odd rows and
 * columns, walls and passages between them. The grid and the path are only read. Any thread.
 */
public final class MazeSquares {

    private final PassageGrid grid;
    private final BitSet way;

    /** @param way the indices of the cells of the path; an open passage between two of them is on it too */
    public MazeSquares(PassageGrid grid, BitSet way) {
        this.grid = grid;
        this.way = way;
    }

    public int rows() {
        return 2 * grid.rows() + 1;
    }

    public int columns() {
        return 2 * grid.columns() + 1;
    }

    public boolean isOpen(int row, int column) {
        // Beyond the border of the grid nothing is open.
        if (row == 0 || column == 0) {
            return false;
        }
        int cell = grid.index(row - 1 >> 1, column - 1 >> 1);
        int sides = grid.sides(cell);
        return switch ((row & 1) << 1 | column & 1) {
            case 0 -> false;
            case 1 -> (sides & PassageGrid.SOUTH) != 0;
            case 2 -> (sides & PassageGrid.EAST) != 0;
            default -> grid.isCell(cell);
        };
    }

    /** Returns whether an open square is on the path. */
    public boolean isOnPath(int row, int column) {
        int cell = grid.index(row - 1 >> 1, column - 1 >> 1);
        if (!way.get(cell)) {
            return false;
        }
        return switch ((row & 1) << 1 | column & 1) {
            case 1 -> way.get(cell + grid.stride());
            case 2 -> way.get(cell + 1);
            default -> true;
        };
    }
}
