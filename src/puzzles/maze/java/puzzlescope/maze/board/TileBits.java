package puzzlescope.maze.board;

import java.util.ArrayList;
import java.util.List;

/**
 * For each part of a work, or each wave of a search, the tiles of {@link Changes} that it changed: one bit each. One thread
 * writes; what a part says is read only after its event.
 */
final class TileBits {

    private static final int SHIFT = 3;

    private final int columns;
    private final int words;
    private final List<long[]> parts = new ArrayList<>();

    /**
     * For a maze of so many cells.
     *
     * @param mostParts the greatest number of a part
     */
    TileBits(int cellRows, int cellColumns, int mostParts) {
        // As many tiles as the squares of the cells and of the outer wall in the south and east need.
        columns = (2 * cellColumns + Changes.TILE) / Changes.TILE;
        int rows = (2 * cellRows + Changes.TILE) / Changes.TILE;
        words = (rows * columns + Long.SIZE - 1) / Long.SIZE;
        for (int part = 0; part <= mostParts; part++) {
            parts.add(new long[0]);
        }
    }

    /** Begins a part, without any tile. */
    void begin(int part) {
        parts.set(part, new long[words]);
    }

    /** Notes that the squares of a cell, and those in its north and west, look otherwise since this part. */
    void note(int part, int row, int column) {
        int tile = (row >> SHIFT) * columns + (column >> SHIFT);
        parts.get(part)[tile >> 6] |= 1L << tile;
    }

    /** The tiles of a part. */
    long[] of(int part) {
        return parts.get(part);
    }
}
