package puzzlescope.ui.puzzle.knight;

import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.knight.Square;
import puzzlescope.ui.theme.Ink;

/** Paints the squares of the board and their coordinates. */
final class BoardPainter {

    private static final double LARGEST_LABEL = 0.62;

    private final Pen pen;
    private final TourLayout layout;

    BoardPainter(Pen pen, TourLayout layout) {
        this.pen = pen;
        this.layout = layout;
    }

    /** @param pointed the square that the mouse points to */
    void paint(@Nullable Square pointed) {
        var grid = layout.grid();
        double size = layout.gutter() * LARGEST_LABEL;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                pen.square(row, column, (row + column) % 2 == 0 ? Ink.LIGHT_SQUARE : Ink.DARK_SQUARE);
            }
        }
        for (int row = 0; row < grid.rows(); row++) {
            boolean on = pointed != null && pointed.row() == row;
            double x = grid.left() - layout.gutter() / 2;
            pen.write(String.valueOf(row), x, grid.centerY(row), size, on, on ? Ink.TEXT : Ink.FAINT);
        }
        for (int column = 0; column < grid.columns(); column++) {
            boolean on = pointed != null && pointed.column() == column;
            double y = grid.top() + grid.height() + layout.gutter() / 2;
            pen.write(String.valueOf(column), grid.centerX(column), y, size, on, on ? Ink.TEXT : Ink.FAINT);
        }
    }
}
