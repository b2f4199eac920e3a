package puzzlescope.tiles.picture;

import puzzlescope.picture.Box;

/**
 * Slots for the moves of a path, in rows of five or a multiple of it so that they are easily counted. Lengths are px.
 *
 * @param area where they lie
 * @param columns slots in a row
 * @param pitch from one slot to the next
 * @param first the number of the first move that has a slot; greater than 0 if not all have one
 */
record MoveSlots(Box area, int columns, double pitch, int first) {

    private static final int GROUP = 5;
    private static final int MOST_COLUMNS = 20;
    private static final double FACE = 0.86;

    /** Fits {@code count} slots, none larger than {@code largest}; where there is no room for all, the last ones. */
    static MoveSlots fit(Box area, int count, double largest) {
        int groups = (int) (area.width() / (GROUP * largest));
        int columns = GROUP * Math.clamp(groups, 1, MOST_COLUMNS / GROUP);
        while (columns < MOST_COLUMNS && count > capacity(area, columns, largest)) {
            columns += GROUP;
        }
        int capacity = Math.max(columns, capacity(area, columns, largest));
        return new MoveSlots(area, columns, pitch(area, columns, largest), Math.max(0, count - capacity));
    }

    private static int capacity(Box area, int columns, double largest) {
        int rows = (int) (area.height() / pitch(area, columns, largest));
        return rows * columns;
    }

    private static double pitch(Box area, int columns, double largest) {
        return Math.min(largest, area.width() / columns);
    }

    double side() {
        return pitch * FACE;
    }

    double x(int number) {
        int column = (number - first) % columns;
        return area.left() + column * pitch;
    }

    double y(int number) {
        int row = (number - first) / columns;
        return area.top() + row * pitch;
    }
}
