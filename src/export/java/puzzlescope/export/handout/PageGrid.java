package puzzlescope.export.handout;

import java.util.List;
import puzzlescope.export.PictureSize;

/**
 * How pictures lie on pages of A4.
 *
 * @param columns how many pictures lie side by side
 * @param rows how many lie below each other
 * @param width of a picture in mm
 * @param height of a picture in mm
 * @param text how much room the text below it has, in mm
 */
record PageGrid(int columns, int rows, double width, double height, double text) {

    static final List<PageGrid> ALL = List.of(
            new PageGrid(2, 3, 87, 48, 28),
            new PageGrid(1, 2, 180, 92, 26),
            new PageGrid(2, 2, 87, 80, 36),
            new PageGrid(3, 3, 56, 42, 34));

    /** How many px of a picture one mm of a single column has, and how many more each further column adds. */
    private static final double PX_PER_MM = 5;

    private static final double PX_MORE = 0.75;

    int pictures() {
        return columns * rows;
    }

    /** The size in px that pictures are laid out for. */
    PictureSize size() {
        double scale = PX_PER_MM + PX_MORE * (columns - 1);
        return new PictureSize((int) Math.round(width * scale), (int) Math.round(height * scale));
    }

    String name() {
        return Integer.toString(pictures());
    }
}
