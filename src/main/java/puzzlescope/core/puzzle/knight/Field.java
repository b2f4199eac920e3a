package puzzlescope.core.puzzle.knight;

/**
 * A board laid out with a margin two squares wide, so that no hop from a square leads out of the array. A square's place is its
 * index in such an array. Immutable; any thread.
 */
final class Field {

    private static final int MARGIN = 2;
    private static final Hop[] HOPS = Hop.values();

    private final int rows;
    private final int columns;
    private final int width;
    private final int[] offsets = new int[HOPS.length];

    Field(int rows, int columns) {
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
    int[] offsets() {
        return offsets;
    }

    int place(int row, int column) {
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

    /** Gives every place of the margin a value; the others stay as they are. */
    void fillMargin(byte[] places, byte value) {
        for (int place = 0; place < places.length; place++) {
            int row = row(place);
            int column = column(place);
            if (row < 0 || row >= rows || column < 0 || column >= columns) {
                places[place] = value;
            }
        }
    }
}
