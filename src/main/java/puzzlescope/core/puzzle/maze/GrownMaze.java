package puzzlescope.core.puzzle.maze;

import puzzlescope.core.puzzle.maze.grid.BreadthFirstFlood;
import puzzlescope.core.puzzle.maze.grid.PassageGrid;

/**
 * A giant maze that remembers in which part of the work each passage was opened, and in which wave of the search each cell was
 * reached: three bytes a cell. So a board of any moment is three small numbers, and all boards share this one maze. Written by
 * the solver's thread, part by part; what a part says is read only after its event, which hands it over.
 */
final class GrownMaze {

    /** How many parts the work is told in at the most, about. */
    static final int PARTS = 50;

    private static final int WAVE = 0x7F;
    private static final int ON_WAY = 0x80;
    private static final int NEVER = Integer.MAX_VALUE;

    private final int rows;
    private final int columns;
    /** The part in which the passage in the north of each cell was opened, from 1; 0 if never. */
    private final byte[] north;

    private final byte[] west;
    /** The wave that reached a cell, from 1, 0 if none did; and {@link #ON_WAY}. */
    private final byte[] waves;
    /** How many steps from the start the first cells of each wave are. */
    private final int[] distances = new int[WAVE + 1];

    /** @param withSearch whether it will be solved */
    GrownMaze(int rows, int columns, boolean withSearch) {
        this.rows = rows;
        this.columns = columns;
        north = new byte[rows * columns];
        west = new byte[rows * columns];
        waves = new byte[withSearch ? rows * columns : 0];
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    /** Notes the passages that have been opened since the last part. */
    void note(PassageGrid grid, int part) {
        for (int row = 0; row < rows; row++) {
            int index = grid.index(row, 0);
            for (int cell = row * columns; cell < (row + 1) * columns; cell++) {
                int sides = grid.sides(index++);
                if ((sides & PassageGrid.NORTH) != 0 && north[cell] == 0) {
                    north[cell] = (byte) part;
                }
                if ((sides & PassageGrid.WEST) != 0 && west[cell] == 0) {
                    west[cell] = (byte) part;
                }
            }
        }
    }

    /** Begins a wave whose first cells are so many steps from the start. */
    void beginWave(int wave, int distance) {
        distances[wave] = distance;
    }

    /** Notes the cells of a grid that a wave has reached. */
    void reach(PassageGrid grid, int[] entries, int count, int wave) {
        for (int i = 0; i < count; i++) {
            int index = BreadthFirstFlood.cell(entries[i]);
            waves[grid.row(index) * columns + grid.column(index)] = (byte) wave;
        }
    }

    /** Puts a cell on the way; gives the wave that reached it. */
    int putOnWay(int row, int column) {
        int cell = row * columns + column;
        waves[cell] |= (byte) ON_WAY;
        return waves[cell] & WAVE;
    }

    /** Whether a square is open after so many parts; a cell is when a passage leads to it. */
    boolean isOpen(int squareRow, int squareColumn, int parts) {
        int row = squareRow >> 1;
        int column = squareColumn >> 1;
        return switch ((squareRow & 1) << 1 | squareColumn & 1) {
            case 0 -> false;
            case 1 -> inNorth(row, column) <= parts;
            case 2 -> inWest(row, column) <= parts;
            default ->
                inNorth(row, column) <= parts
                        || inWest(row, column) <= parts
                        || inNorth(row + 1, column) <= parts
                        || inWest(row, column + 1) <= parts
                        || parts > 0 && north.length == 1;
        };
    }

    private int inNorth(int row, int column) {
        int part = row < rows ? north[row * columns + column] : 0;
        return part == 0 ? NEVER : part;
    }

    private int inWest(int row, int column) {
        int part = column < columns ? west[row * columns + column] : 0;
        return part == 0 ? NEVER : part;
    }

    /**
     * How a cell stands with the search.
     *
     * @param shown how many waves have spread
     * @param traced of how many waves, the last ones, the way is shown
     */
    CellState state(int row, int column, int shown, int traced) {
        int cell = waves[row * columns + column];
        int wave = cell & WAVE;
        if (wave == 0 || wave > shown) {
            return CellState.UNSEEN;
        }
        return (cell & ON_WAY) != 0 && wave > shown - traced ? CellState.SOLUTION : CellState.VISITED;
    }

    /** How many steps from the start the wave begins that reached a cell; 0 if none of those shown did. */
    int distance(int row, int column, int shown) {
        int wave = waves[row * columns + column] & WAVE;
        return wave > shown ? 0 : distances[wave];
    }

    /** The least power of two that no wave shown begins beyond. */
    int reach(int shown) {
        int most = distances[shown];
        return most <= 1 ? 1 : Integer.highestOneBit(most - 1) << 1;
    }
}
