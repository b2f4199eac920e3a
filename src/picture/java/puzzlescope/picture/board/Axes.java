package puzzlescope.picture.board;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/**
 * Column numbers above a board and row numbers to its left, from 0: all of them, or as many as there is room for.
 * Zoomed content lies below them. Lengths are px.
 */
public record Axes(Style style) {

    private static final double GAP = 0.5;
    /** Width of a digit as a share of its size, and the number of digits kept free. */
    private static final double DIGIT = 0.65;

    /** Width of the margin needed to number this many rows and columns. */
    public double gutter(int most) {
        return Math.ceil(style.textSize() * (DIGIT * String.valueOf(most - 1).length() + 2 * GAP));
    }

    /** The largest grid that leaves room for the numbers. */
    public Grid fit(int rows, int columns, double width, double height, double margin) {
        double gutter = gutter(Math.max(rows, columns));
        var inside = Grid.fit(rows, columns, Math.max(1, width - gutter), Math.max(1, height - gutter), margin);
        return new Grid(rows, columns, inside.left() + gutter, inside.top() + gutter, inside.cell());
    }

    /** Paints the numbers beside a grid, or at the edge of the canvas where the grid is larger. */
    public void paint(Surface surface, Grid grid, double width, double height) {
        double gutter = gutter(Math.max(grid.rows(), grid.columns()));
        double left = Math.max(0, grid.left() - gutter);
        double top = Math.max(0, grid.top() - gutter);
        surface.setFill(style.color(Ink.SURFACE));
        if (grid.left() < gutter) {
            surface.fillRect(0, 0, gutter, height);
        }
        if (grid.top() < gutter) {
            surface.fillRect(0, 0, width, gutter);
        }
        surface.setFont(style.font());
        surface.setFill(style.color(Ink.TEXT));
        surface.setTextAlign(TextAlign.CENTER);
        surface.setTextBaseline(Baseline.CENTER);
        int step = step(gutter / grid.cell());
        for (int column = 0; column < grid.columns(); column += step) {
            double x = grid.centerX(column);
            if (x >= left + gutter && x <= width) {
                surface.fillText(String.valueOf(column), x, top + gutter / 2);
            }
        }
        int down = step(style.textSize() * (1 + GAP) / grid.cell());
        for (int row = 0; row < grid.rows(); row += down) {
            double y = grid.centerY(row);
            if (y >= top + gutter && y <= height) {
                surface.fillText(String.valueOf(row), left + gutter / 2, y);
            }
        }
    }

    /** The smallest of 1, 2, 5, 10, 20, 50 … that is not less than a value. */
    public static int step(double least) {
        int step = 1;
        for (int i = 0; step < least; i++) {
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }
}
