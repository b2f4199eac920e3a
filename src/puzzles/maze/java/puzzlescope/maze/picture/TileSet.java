package puzzlescope.maze.picture;

import java.util.Arrays;

/** A set of a board's tiles, one bit each, row by row. FX thread only. */
final class TileSet {

    private final int rows;
    private final int columns;
    private final long[] bits;

    TileSet(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        bits = new long[(rows * columns + Long.SIZE - 1) / Long.SIZE];
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    /** The writable bits. */
    long[] bits() {
        return bits;
    }

    void addAll() {
        Arrays.fill(bits, -1);
    }

    void addAll(TileSet others) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] |= others.bits[i];
        }
    }

    void clear() {
        Arrays.fill(bits, 0);
    }

    boolean contains(int row, int column) {
        int tile = row * columns + column;
        return (bits[tile >> 6] >>> tile & 1) != 0;
    }

    void remove(int row, int column) {
        int tile = row * columns + column;
        bits[tile >> 6] &= ~(1L << tile);
    }

    /** The first tile of the set in a row from a column on; the number of columns if there is none. */
    int next(int row, int column) {
        int end = (row + 1) * columns;
        int tile = row * columns + column;
        while (tile < end) {
            long rest = bits[tile >> 6] >>> tile;
            if (rest != 0) {
                return Math.min(end, tile + Long.numberOfTrailingZeros(rest)) - row * columns;
            }
            tile = (tile | Long.SIZE - 1) + 1;
        }
        return columns;
    }
}
