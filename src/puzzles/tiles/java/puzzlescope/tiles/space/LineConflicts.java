package puzzlescope.tiles.space;

import java.util.ArrayList;
import java.util.List;

/**
 * The tiles of a row or column, among those that belong there, that must step out so that the others are in the right
 * order: all but their longest increasing sequence.
 */
public final class LineConflicts {

    private static final int BITS = 4;

    private LineConflicts() {}

    static int conflictsOfRow(byte[] tiles, int columns, int row) {
        return conflicts(rowOf(tiles, columns, row), tiles, row * columns, 1, columns);
    }

    static int conflictsOfColumn(byte[] tiles, int columns, int column) {
        int rows = tiles.length / columns;
        return conflicts(columnOf(tiles, columns, column), tiles, column, columns, rows);
    }

    /** Returns the tiles of a row that belong there, a bit each. */
    private static int rowOf(byte[] tiles, int columns, int row) {
        int belonging = 0;
        for (int i = 0; i < columns; i++) {
            int home = tiles[row * columns + i] - 1;
            belonging |= home >= 0 && home / columns == row ? 1 << i : 0;
        }
        return belonging;
    }

    private static int columnOf(byte[] tiles, int columns, int column) {
        int belonging = 0;
        for (int i = 0; i < tiles.length / columns; i++) {
            int home = tiles[column + i * columns] - 1;
            belonging |= home >= 0 && home % columns == column ? 1 << i : 0;
        }
        return belonging;
    }

    private static int conflicts(int belonging, byte[] tiles, int first, int step, int length) {
        if (Integer.bitCount(belonging) < 2) {
            return 0;
        }
        long rising = 0;
        int longest = 0;
        for (int i = 0; i < length; i++) {
            if ((belonging >>> i & 1) != 0) {
                int before = 0;
                for (int j = 0; j < i; j++) {
                    boolean inOrder = tiles[first + j * step] < tiles[first + i * step];
                    before = inOrder ? Math.max(before, at(rising, j)) : before;
                }
                rising |= (long) (before + 1) << BITS * i;
                longest = Math.max(longest, before + 1);
            }
        }
        return Integer.bitCount(belonging) - longest;
    }

    /** Returns the length of the longest increasing sequence that ends at a place; 0 if that tile belongs elsewhere. */
    private static int at(long rising, int place) {
        return (int) (rising >>> BITS * place) & (1 << BITS) - 1;
    }

    /** Returns all conflicts of a board: as many as are counted, each with a conflicting tile. */
    public static List<LinearConflict> all(byte[] tiles, int columns) {
        var found = new ArrayList<LinearConflict>();
        int rows = tiles.length / columns;
        for (int row = 0; row < rows; row++) {
            add(found, rowOf(tiles, columns, row), tiles, row * columns, 1, columns);
        }
        for (int column = 0; column < columns; column++) {
            add(found, columnOf(tiles, columns, column), tiles, column, columns, rows);
        }
        return found;
    }

    /**
     * Removes tile by tile, each time one that reduces the conflicts, and adds the nearest one that it conflicts with.
     */
    private static void add(List<LinearConflict> found, int belonging, byte[] tiles, int first, int step, int length) {
        int left = belonging;
        for (int i = 0; i < length; i++) {
            int without = left & ~(1 << i);
            if (without != left
                    && conflicts(without, tiles, first, step, length) < conflicts(left, tiles, first, step, length)) {
                found.add(new LinearConflict(
                        first + i * step, first + step * nearest(i, left, tiles, first, step, length)));
                left = without;
            }
        }
    }

    private static int nearest(int place, int belonging, byte[] tiles, int first, int step, int length) {
        int nearest = place;
        for (int i = 0; i < length; i++) {
            boolean wrongOrder = (belonging >>> i & 1) != 0
                    && (i < place) == (tiles[first + i * step] > tiles[first + place * step])
                    && i != place;
            boolean nearer = nearest == place || Math.abs(i - place) < Math.abs(nearest - place);
            nearest = wrongOrder && nearer ? i : nearest;
        }
        return nearest;
    }
}
