package puzzlescope.knight.picture;

import puzzlescope.picture.board.Grid;

/**
 * Layout of the board, its coordinates and its caption on a canvas. Lengths are px.
 *
 * @param grid the squares
 * @param gutter the width of the strips left of and below the board, for the coordinates
 * @param captionTop where the caption begins
 * @param line the height of a line of the caption
 */
public record TourLayout(Grid grid, double gutter, double captionTop, double line) {

    static final double MARGIN = 6;
    private static final double GUTTER = 0.4;
    private static final double SMALLEST_GUTTER = 14;
    private static final double LARGEST_GUTTER = 34;
    private static final double SMALLEST_WHOLE = 5;
    /** Smallest square, in px, of a board with more squares than pixels, of which only a sample is then drawn. */
    private static final double SMALLEST = 0.1;

    private static final double LINE = 0.04;
    private static final double SMALLEST_LINE = 15;
    private static final double LARGEST_LINE = 30;

    /** The largest board that leaves room for a caption of {@code lines} lines. */
    public static TourLayout of(int rows, int columns, double width, double height, int lines) {
        double line = Math.clamp(Math.min(width, height) * LINE, SMALLEST_LINE, LARGEST_LINE);
        double caption = lines == 0 ? 0 : (lines + 0.6) * line;
        double across = width - 2 * MARGIN;
        double down = height - 2 * MARGIN - caption;
        double guess = Math.min(across / (columns + GUTTER), down / (rows + GUTTER));
        double gutter = Math.clamp(Math.rint(guess * GUTTER), SMALLEST_GUTTER, LARGEST_GUTTER);
        double exact = Math.min((across - gutter) / columns, (down - gutter) / rows);
        // Squares this small are merged or chequered by the pixel, and a whole pixel less would waste much room.
        double cell = Math.max(SMALLEST, exact < SMALLEST_WHOLE ? exact : Math.floor(exact));
        double left = Math.max(Math.floor((width - columns * cell) / 2), MARGIN + gutter);
        double top = Math.floor((height - caption - gutter - rows * cell) / 2);
        var grid = new Grid(rows, columns, left, top, cell);
        return new TourLayout(grid, gutter, top + grid.height() + gutter + 0.6 * line, line);
    }
}
