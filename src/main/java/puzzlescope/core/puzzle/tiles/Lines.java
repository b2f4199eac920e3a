package puzzlescope.core.puzzle.tiles;

/**
 * How many tiles of a row or column must step out of it so that those which stay, of all that belong there, come in the right
 * order: all but the longest rising sequence of them.
 */
final class Lines {

    private Lines() {}

    static int conflictsOfRow(byte[] tiles, int columns, int row) {
        int first = row * columns;
        long rising = 0;
        int belonging = 0;
        int longest = 0;
        for (int i = 0; i < columns; i++) {
            int home = tiles[first + i] - 1;
            if (home >= first && home < first + columns) {
                int length = longestBefore(rising, tiles, first, 1, i, home) + 1;
                rising |= (long) length << BITS * i;
                belonging++;
                longest = Math.max(longest, length);
            }
        }
        return belonging - longest;
    }

    static int conflictsOfColumn(byte[] tiles, int columns, int column) {
        long rising = 0;
        int belonging = 0;
        int longest = 0;
        for (int i = 0; i < tiles.length / columns; i++) {
            int home = tiles[column + i * columns] - 1;
            if (home >= 0 && home % columns == column) {
                int length = longestBefore(rising, tiles, column, columns, i, home) + 1;
                rising |= (long) length << BITS * i;
                belonging++;
                longest = Math.max(longest, length);
            }
        }
        return belonging - longest;
    }

    private static final int BITS = 4;

    /** The length of the longest rising sequence that a tile with this home can follow. */
    private static int longestBefore(long rising, byte[] tiles, int first, int step, int before, int home) {
        int longest = 0;
        for (int i = 0; i < before; i++) {
            int length = (int) (rising >>> BITS * i) & (1 << BITS) - 1;
            if (length > longest && tiles[first + i * step] - 1 < home) {
                longest = length;
            }
        }
        return longest;
    }
}
