package puzzlescope.maze.board;

import puzzlescope.maze.event.CellState;
import puzzlescope.maze.fast.BreadthFirstFlood;
import puzzlescope.maze.fast.PassageGrid;

/**
 * A giant maze with its history: the part in which each passage was opened, and the wave of the search in which each
 * cell was reached, in three bytes for each cell. A board at any position is thus three small numbers, and all boards
 * share one maze. Written by the solver thread, part by part; the data of a part is read only after its event, which
 * publishes it.
 */
public final class GiantMazeHistory {

    /** The approximate maximum number of parts; those of the loops come after the others. */
    public static final int PARTS = 50;

    public static final int LOOP_PARTS = 10;

    private static final int WAVE = 0x7F;
    private static final int ON_WAY = 0x80;
    private static final int NEVER = Integer.MAX_VALUE;
    /** State of a square, in two bits: a wall, open, reached by the search, on the path. */
    private static final int LOOK_OPEN = 1;

    private static final int LOOK_VISITED = 2;
    private static final int LOOK_ON_WAY = 3;

    private final int rows;
    private final int columns;
    /** The part in which the passage north of each cell was opened, from 1; 0 if never. */
    private final byte[] north;

    private final byte[] west;
    /** The wave that reached a cell, from 1, or 0 if none did; and {@link #ON_WAY}. */
    private final byte[] waves;
    /** The distance of the first cells of each wave from the start. */
    private final int[] distances = new int[WAVE + 1];

    private final TileBits partTiles;
    private final TileBits waveTiles;
    private final TileBits wayTiles;

    /** @param withSearch whether it will be solved */
    public GiantMazeHistory(int rows, int columns, boolean withSearch) {
        this.rows = rows;
        this.columns = columns;
        north = new byte[rows * columns];
        west = new byte[rows * columns];
        waves = new byte[withSearch ? rows * columns : 0];
        partTiles = new TileBits(rows, columns, WAVE);
        waveTiles = new TileBits(rows, columns, WAVE);
        wayTiles = new TileBits(rows, columns, WAVE);
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /**
     * Records the passages opened since the last part.
     *
     * @param seen the grid as of then; updated to the current one
     */
    public void note(PassageGrid grid, PassageGrid seen, int part) {
        partTiles.begin(part);
        for (int index = seen.follow(grid, 0); index >= 0; index = seen.follow(grid, index + 1)) {
            int row = grid.row(index);
            int column = grid.column(index);
            if (row >= 0 && row < rows && column < columns) {
                note(row, column, grid.sides(index), part);
            }
        }
    }

    private void note(int row, int column, int sides, int part) {
        int cell = row * columns + column;
        if ((sides & PassageGrid.NORTH) != 0 && north[cell] == 0) {
            north[cell] = (byte) part;
        }
        if ((sides & PassageGrid.WEST) != 0 && west[cell] == 0) {
            west[cell] = (byte) part;
        }
        partTiles.note(part, row, column);
    }

    /** Begins a wave whose first cells are at a distance from the start. */
    public void beginWave(int wave, int distance) {
        distances[wave] = distance;
        waveTiles.begin(wave);
        wayTiles.begin(wave);
    }

    public void reach(PassageGrid grid, int[] entries, int count, int wave) {
        for (int i = 0; i < count; i++) {
            int index = BreadthFirstFlood.cell(entries[i]);
            int row = grid.row(index);
            int column = grid.column(index);
            waves[row * columns + column] = (byte) wave;
            noteAround(waveTiles, wave, row, column);
        }
    }

    /** Puts a cell on the path; returns the wave that reached it. */
    public int addToPath(int row, int column) {
        int cell = row * columns + column;
        waves[cell] |= (byte) ON_WAY;
        int wave = waves[cell] & WAVE;
        noteAround(wayTiles, wave, row, column);
        return wave;
    }

    /** The passages south and east have the state of the cell, but belong to its neighbours. */
    private static void noteAround(TileBits tiles, int wave, int row, int column) {
        tiles.note(wave, row, column);
        tiles.note(wave, row + 1, column);
        tiles.note(wave, row, column + 1);
    }

    long[] tilesOfPart(int part) {
        return partTiles.of(part);
    }

    long[] tilesOfWave(int wave) {
        return waveTiles.of(wave);
    }

    /** The tiles changed by the path within a wave. */
    long[] tilesOfWay(int wave) {
        return wayTiles.of(wave);
    }

    /**
     * Returns the states of a cell and of the squares north and west of it: two bits each, from the lowest.
     *
     * @param shown the number of waves shown; 0 also before there is a search
     */
    int cellStates(int row, int column, int parts, int shown, int traced) {
        int cell = cellStates(row, column, shown, traced);
        int above = inNorth(row, column) <= parts ? Math.min(cell, cellStates(row - 1, column, shown, traced)) : 0;
        int before = inWest(row, column) <= parts ? Math.min(cell, cellStates(row, column - 1, shown, traced)) : 0;
        return (isOpen(2 * row + 1, 2 * column + 1, parts) ? cell : 0) | above << 2 | before << 4;
    }

    private int cellStates(int row, int column, int shown, int traced) {
        if (shown == 0) {
            return LOOK_OPEN;
        }
        int cell = waves[row * columns + column];
        int wave = cell & WAVE;
        return wave == 0 || wave > shown ? LOOK_OPEN : cell < 0 && wave > shown - traced ? LOOK_ON_WAY : LOOK_VISITED;
    }

    /** Returns whether a square is open after a number of parts; a cell is when a passage leads to it. */
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
     * Returns the state of a cell in the search.
     *
     * @param shown the number of waves shown
     * @param traced the number of waves, from the last one, in which the path is shown
     */
    CellState state(int row, int column, int shown, int traced) {
        int cell = waves[row * columns + column];
        int wave = cell & WAVE;
        if (wave == 0 || wave > shown) {
            return CellState.UNSEEN;
        }
        return (cell & ON_WAY) != 0 && wave > shown - traced ? CellState.SOLUTION : CellState.VISITED;
    }

    /** Returns the distance from the start at which a cell's wave begins; 0 if no wave shown has reached it. */
    int distance(int row, int column, int shown) {
        int wave = waves[row * columns + column] & WAVE;
        return wave > shown ? 0 : distances[wave];
    }

    /** Returns the least power of two not less than the distance at which any wave shown begins. */
    int distanceScale(int shown) {
        int most = distances[shown];
        return most <= 1 ? 1 : Integer.highestOneBit(most - 1) << 1;
    }
}
