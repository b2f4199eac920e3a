package puzzlescope.knight.fast;

import java.util.Arrays;
import puzzlescope.knight.space.Hop;

/**
 * A board with a margin two squares wide, so that no move leads out of the array. A square's place is its index in such
 * an array. Immutable; any thread.
 */
public final class PaddedBoard {

    private static final int MARGIN = 2;
    private static final Hop[] HOPS = Hop.values();

    private final int rows;
    private final int columns;
    private final int width;
    private final int[] offsets = new int[HOPS.length];

    public PaddedBoard(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        width = columns + 2 * MARGIN;
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = HOPS[i].rows() * width + HOPS[i].columns();
        }
    }

    /** The length of an array of places. */
    int length() {
        return (rows + 2 * MARGIN) * width;
    }

    /** The change of the place for each move, by its ordinal; must not be modified. */
    public int[] offsets() {
        return offsets;
    }

    public int place(int row, int column) {
        return (row + MARGIN) * width + column + MARGIN;
    }

    int row(int place) {
        return place / width - MARGIN;
    }

    int column(int place) {
        return place % width - MARGIN;
    }

    /** The number of the square on the board without margin, row by row from 0. */
    int square(int place) {
        return row(place) * columns + column(place);
    }

    /** Returns whether all moves from a square stay on the board. */
    boolean isInner(int row, int column) {
        return row >= MARGIN && row < rows - MARGIN && column >= MARGIN && column < columns - MARGIN;
    }

    /** Fills the margin with a value; the other places stay unchanged. */
    void fillMargin(byte[] places, byte value) {
        int end = 0;
        for (int row = 0; row < rows; row++) {
            Arrays.fill(places, end, place(row, 0), value);
            end = place(row, columns);
        }
        Arrays.fill(places, end, places.length, value);
    }
}
