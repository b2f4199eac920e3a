package puzzlescope.knight.fast;

import java.util.Arrays;
import puzzlescope.knight.space.Hop;

/**
 * A board laid out with a margin two squares wide, so that no hop from a square leads out of the array. A square's place is its
 * index in such an array. Immutable; any thread.
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

    /** How long an array of places is. */
    int length() {
        return (rows + 2 * MARGIN) * width;
    }

    /** By how much each hop changes the place, by its ordinal; must not be changed. */
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

    /** The square's number in rows of the board alone, from 0. */
    int square(int place) {
        return row(place) * columns + column(place);
    }

    /** Whether all hops from a square stay on the board. */
    boolean isInner(int row, int column) {
        return row >= MARGIN && row < rows - MARGIN && column >= MARGIN && column < columns - MARGIN;
    }

    /** Gives every place of the margin a value; the others stay as they are. */
    void fillMargin(byte[] places, byte value) {
        int end = 0;
        for (int row = 0; row < rows; row++) {
            Arrays.fill(places, end, place(row, 0), value);
            end = place(row, columns);
        }
        Arrays.fill(places, end, places.length, value);
    }
}
