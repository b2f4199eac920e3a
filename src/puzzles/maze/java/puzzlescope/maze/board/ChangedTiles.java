package puzzlescope.maze.board;

import java.util.Arrays;

/**
 * The parts of a board that have changed since they were last taken: tiles of {@value #TILE} by {@value #TILE} squares,
 * one bit each, row by row. One thread.
 */
public final class ChangedTiles {

    /** The side of a tile in squares. */
    public static final int TILE = 16;

    private static final int SHIFT = 4;

    private final int rows;
    private final int columns;
    private final long[] tiles;
    private boolean all = true;

    ChangedTiles(int rows, int columns) {
        this.rows = (rows + TILE - 1) / TILE;
        this.columns = (columns + TILE - 1) / TILE;
        tiles = new long[(this.rows * this.columns + Long.SIZE - 1) / Long.SIZE];
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    void note(int row, int column) {
        int tile = (row >> SHIFT) * columns + (column >> SHIFT);
        tiles[tile >> 6] |= 1L << tile;
    }

    /** Marks all tiles whose bits are set as changed. */
    void noteTiles(long[] bits) {
        for (int i = 0; i < bits.length; i++) {
            tiles[i] |= bits[i];
        }
    }

    void noteAll() {
        all = true;
    }

    /** Adds the changes to {@code changed}, which has a bit for each tile, and clears them. */
    public void drainTo(long[] changed) {
        if (all) {
            Arrays.fill(changed, -1);
        } else {
            for (int i = 0; i < tiles.length; i++) {
                changed[i] |= tiles[i];
            }
        }
        Arrays.fill(tiles, 0);
        all = false;
    }

    /** The number of {@code long}s for the bits of all tiles. */
    public int words() {
        return tiles.length;
    }
}
