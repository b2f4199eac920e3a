package puzzlescope.knight.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Ink;
import puzzlescope.picture.board.Axes;

/** Paints the squares of the board and their coordinates. */
record KnightPainter(KnightPen pen, TourLayout layout) {

    private static final double LARGEST_LABEL = 0.62;
    /** Room for a coordinate, in heights of its text; beside another, for each digit and between them. */
    private static final double ROOM = 1.6;

    private static final double DIGIT = 0.65;
    private static final double GAP = 0.8;

    /** Opacity of the colour on squares already decided by the count. */
    private static final double DECIDED = 0.45;

    private static final double DOT = 0.09;

    void paint() {
        for (int row = pen.firstRow(); row <= pen.lastRow(); row++) {
            for (int column = pen.firstColumn(); column <= pen.lastColumn(); column++) {
                pen.square(row, column, (row + column) % 2 == 0 ? Ink.LIGHT_SQUARE : Ink.DARK_SQUARE);
            }
        }
    }

    void paintDecided(KnightCountBoard board) {
        for (int row = pen.firstRow(); row <= pen.lastRow(); row++) {
            for (int column = pen.firstColumn(); column <= pen.lastColumn(); column++) {
                if (board.isDecided(row, column)) {
                    pen.opacity(DECIDED);
                    pen.square(row, column, Ink.MARK);
                    pen.opacity(1);
                    pen.disc(row, column, DOT, Ink.FAINT);
                }
            }
        }
    }

    /**
     * Paints the coordinates: all of them, or as many as there is room for; beside the board, or within the edge of the
     * view.
     *
     * @param pointed the square under the pointer
     */
    void paintCoordinates(@Nullable Square pointed) {
        var grid = layout.grid();
        double size = layout.gutter() * LARGEST_LABEL;
        int down = Axes.step(ROOM * size / grid.cell());
        int digits = String.valueOf(grid.columns() - 1).length();
        int across = Axes.step(Math.max(ROOM, DIGIT * digits + GAP) * size / grid.cell());
        double x = Math.max(grid.left() - layout.gutter() / 2, layout.gutter() / 2);
        double height = pen.surface().height();
        double y = Math.min(grid.top() + grid.height() + layout.gutter() / 2, height - layout.gutter() / 2);
        paintBand(0, 0, x < grid.left() ? 0 : layout.gutter(), height);
        for (int row = pen.firstRow(); row <= pen.lastRow(); row++) {
            boolean on = pointed != null && pointed.row() == row;
            if (on || row % down == 0) {
                pen.write(String.valueOf(row), x, grid.centerY(row), size, on, on ? Ink.TEXT : Ink.FAINT);
            }
        }
        boolean below = y > grid.top() + grid.height();
        paintBand(0, height - layout.gutter(), below ? 0 : pen.surface().width(), layout.gutter());
        for (int column = pen.firstColumn(); column <= pen.lastColumn(); column++) {
            boolean on = pointed != null && pointed.column() == column;
            if (on || column % across == 0) {
                pen.write(String.valueOf(column), grid.centerX(column), y, size, on, on ? Ink.TEXT : Ink.FAINT);
            }
        }
    }

    private void paintBand(double x, double y, double width, double height) {
        pen.surface().setFill(pen.style().color(Ink.SURFACE));
        pen.surface().fillRect(x, y, width, height);
    }
}
