package puzzlescope.export.handout;

import java.util.List;
import puzzlescope.export.PictureSize;

/**
 * The layout of pictures on A4 pages.
 *
 * @param columns the number of pictures in a row
 * @param rows the number of rows
 * @param width of a picture in mm
 * @param height of a picture in mm
 * @param text the height of the text below a picture, in mm
 */
record PageGrid(int columns, int rows, double width, double height, double text) {

    static final List<PageGrid> ALL = List.of(
            new PageGrid(2, 3, 87, 48, 28),
            new PageGrid(1, 2, 180, 92, 26),
            new PageGrid(2, 2, 87, 80, 36),
            new PageGrid(3, 3, 56, 42, 34));

    /** Picture px per mm with a single column; {@link #PX_MORE} is added for each further column. */
    private static final double PX_PER_MM = 5;

    private static final double PX_MORE = 0.75;

    int pictures() {
        return columns * rows;
    }

    /** Returns the size in px for which pictures are laid out. */
    PictureSize size() {
        double scale = PX_PER_MM + PX_MORE * (columns - 1);
        return new PictureSize((int) Math.round(width * scale), (int) Math.round(height * scale));
    }

    String name() {
        return Integer.toString(pictures());
    }
}
