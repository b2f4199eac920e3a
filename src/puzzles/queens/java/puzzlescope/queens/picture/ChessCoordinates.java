package puzzlescope.queens.picture;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;

/** Draws the numbers of rows and columns beside a chess board, from 1. For one painting; FX thread only. */
final class ChessCoordinates {

    /** Minimum size in text sizes, and in px independently of that. */
    private static final double LEAST = 12.0 / 14;

    private static final double SMALLEST = 9;
    private static final double LARGEST_LEAST = 16;
    private static final double LARGEST = 20;
    private static final double SHARE = 0.3;

    private final Surface surface;
    private final Grid grid;
    private final Style style;
    private final double size;

    ChessCoordinates(Surface surface, Grid grid, Style style) {
        this.surface = surface;
        this.grid = grid;
        this.style = style;
        size = size(grid, style);
    }

    private static double size(Grid grid, Style style) {
        double least = Math.clamp(style.textSize() * LEAST, SMALLEST, LARGEST_LEAST);
        return Math.clamp(grid.cell() * SHARE, least, LARGEST);
    }

    /** Height of the numbers below a board. */
    static double room(Grid grid, Style style) {
        return 1.5 * size(grid, style);
    }

    /** Paints the numbers; those of one row and one column are highlighted, if any. */
    void paint(int row, int column) {
        surface.setTextBaseline(Baseline.CENTER);
        surface.setOpacity(1);
        int step = step();
        for (int i = step - 1; i < grid.rows(); i += step) {
            surface.setTextAlign(TextAlign.RIGHT);
            number(i, i == row, grid.left() - size * 0.6, grid.centerY(i));
            surface.setTextAlign(TextAlign.CENTER);
            number(i, i == column, grid.centerX(i), grid.top() + grid.height() + size);
        }
    }

    /** Paints the program's 0-based numbers on the other sides: to the right and above. */
    void paintIndices() {
        surface.setTextBaseline(Baseline.CENTER);
        surface.setOpacity(1);
        surface.setFill(style.color(Ink.FAINT));
        surface.setFont(Font.monospaced(size));
        int step = step();
        for (int i = 0; i < grid.rows(); i += step) {
            surface.setTextAlign(TextAlign.LEFT);
            surface.fillText(String.valueOf(i), grid.left() + grid.width() + size * 0.6, grid.centerY(i));
            surface.setTextAlign(TextAlign.CENTER);
            surface.fillText(String.valueOf(i), grid.centerX(i), grid.top() - size * 0.8);
        }
    }

    /** Distance of numbered lines where there is no room for each: 1, 5, 10, 50, 100 … */
    private int step() {
        int step = 1;
        double widest = 0.7 * size * (1 + Math.log10(grid.rows()));
        while (step < grid.rows() && step * grid.cell() < Math.max(widest, 1.2 * size)) {
            step *= Integer.toString(step).startsWith("5") ? 2 : 5;
        }
        return step;
    }

    private void number(int index, boolean current, double x, double y) {
        surface.setFill(style.color(current ? Ink.TEXT : Ink.FAINT));
        surface.setFont(Font.text(size).bold(current));
        surface.fillText(style.localize("number", index + 1), x, y);
    }
}
