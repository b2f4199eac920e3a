package puzzlescope.maze.board;

import java.util.ArrayList;
import java.util.List;

/**
 * For each part of the work, or each wave of a search, the tiles of {@link ChangedTiles} that it changed: one bit each. One
 * thread writes; the data of a part is read only after its event.
 */
final class TileBits {

    private static final int SHIFT = 3;

    private final int columns;
    private final int words;
    private final List<long[]> parts = new ArrayList<>();

    /**
     * Creates the bits for a maze of this size.
     *
     * @param mostParts the greatest number of a part
     */
    TileBits(int cellRows, int cellColumns, int mostParts) {
        // Enough tiles for the squares of the cells and of the outer wall in the south and east.
        columns = (2 * cellColumns + ChangedTiles.TILE) / ChangedTiles.TILE;
        int rows = (2 * cellRows + ChangedTiles.TILE) / ChangedTiles.TILE;
        words = (rows * columns + Long.SIZE - 1) / Long.SIZE;
        for (int part = 0; part <= mostParts; part++) {
            parts.add(new long[0]);
        }
    }

    /** Begins a part without any tile. */
    void begin(int part) {
        parts.set(part, new long[words]);
    }

    /** Records that the squares of a cell, and those north and west of it, have changed in a part. */
    void note(int part, int row, int column) {
        int tile = (row >> SHIFT) * columns + (column >> SHIFT);
        parts.get(part)[tile >> 6] |= 1L << tile;
    }

    long[] of(int part) {
        return parts.get(part);
    }
}
