package puzzlescope.tiles.picture;

import puzzlescope.picture.Box;
import puzzlescope.picture.Point;

/**
 * Places around the edge of a rectangle, clockwise from its upper left corner, as large as fits. Lengths are px.
 *
 * @param columns number of places on the upper and the lower side
 * @param rows number of places on the other sides
 * @param pitch from one place to the next
 */
record Ring(double left, double top, int columns, int rows, double pitch) {

    /** Number of places from which the ring has an inside. */
    private static final int SMALLEST_HOLLOW = 8;

    static Ring fit(Box area, int count, double largest) {
        int half = (count + 5) / 2;
        int least = count < SMALLEST_HOLLOW ? 2 : 3;
        int columns = count <= 2 ? count : least;
        int rows = count <= 2 ? 1 : half - least;
        double pitch = pitch(area, columns, rows);
        for (int wide = least + 1; wide <= half - least; wide++) {
            double other = pitch(area, wide, half - wide);
            if (other > pitch) {
                columns = wide;
                rows = half - wide;
                pitch = other;
            }
        }
        pitch = Math.min(pitch, largest);
        double left = area.left() + (area.width() - columns * pitch) / 2;
        double top = area.top() + (area.height() - rows * pitch) / 2;
        return new Ring(left, top, columns, rows, pitch);
    }

    private static double pitch(Box area, int columns, int rows) {
        return Math.min(area.width() / columns, area.height() / rows);
    }

    Point center(int place) {
        int right = columns - 1;
        int down = rows - 1;
        int column;
        int row;
        if (place <= right) {
            column = place;
            row = 0;
        } else if (place <= right + down) {
            column = right;
            row = place - right;
        } else if (place <= 2 * right + down) {
            column = 2 * right + down - place;
            row = down;
        } else {
            column = 0;
            row = 2 * (right + down) - place;
        }
        return new Point(left + (column + 0.5) * pitch, top + (row + 0.5) * pitch);
    }

    /** The area inside the ring; without height if there is none. */
    Box inside() {
        return new Box(left + pitch, top + pitch, Math.max(0, (columns - 2) * pitch), Math.max(0, (rows - 2) * pitch));
    }
}
