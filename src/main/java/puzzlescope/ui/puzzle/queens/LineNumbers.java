package puzzlescope.ui.puzzle.queens;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import puzzlescope.ui.board.Grid;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/** Draws the numbers of rows and columns beside a chess board, from 1. For one painting; FX thread only. */
final class LineNumbers {

    private static final double SMALLEST = 8;
    private static final double LARGEST = 20;
    private static final double SHARE = 0.3;

    private final GraphicsContext graphics;
    private final Grid grid;
    private final Appearance appearance;
    private final double size;

    LineNumbers(GraphicsContext graphics, Grid grid, Appearance appearance) {
        this.graphics = graphics;
        this.grid = grid;
        this.appearance = appearance;
        size = Math.clamp(grid.cell() * SHARE, SMALLEST, LARGEST);
    }

    /** Those of one row and one column stand out, if there are such. */
    void paint(int row, int column) {
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setGlobalAlpha(1);
        int step = step();
        for (int i = step - 1; i < grid.rows(); i += step) {
            graphics.setTextAlign(TextAlignment.RIGHT);
            number(i, i == row, grid.left() - size * 0.6, grid.centerY(i));
            graphics.setTextAlign(TextAlignment.CENTER);
            number(i, i == column, grid.centerX(i), grid.top() + grid.height() + size);
        }
    }

    /** From 0, as the program counts, on the other sides: to the right and above. */
    void paintIndices() {
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setGlobalAlpha(1);
        graphics.setFill(appearance.color(Ink.FAINT));
        graphics.setFont(Font.font("Monospaced", size));
        int step = step();
        for (int i = 0; i < grid.rows(); i += step) {
            graphics.setTextAlign(TextAlignment.LEFT);
            graphics.fillText(String.valueOf(i), grid.left() + grid.width() + size * 0.6, grid.centerY(i));
            graphics.setTextAlign(TextAlignment.CENTER);
            graphics.fillText(String.valueOf(i), grid.centerX(i), grid.top() - size * 0.8);
        }
    }

    /** Lines this far apart are numbered where there is no room for each: 1, 5, 10, 50, 100 … */
    private int step() {
        int step = 1;
        double widest = 0.7 * size * (1 + Math.log10(grid.rows()));
        while (step * grid.cell() < Math.max(widest, 1.2 * size)) {
            step *= Integer.toString(step).startsWith("5") ? 2 : 5;
        }
        return step;
    }

    private void number(int index, boolean current, double x, double y) {
        graphics.setFill(appearance.color(current ? Ink.TEXT : Ink.FAINT));
        graphics.setFont(Font.font("System", current ? FontWeight.BOLD : FontWeight.NORMAL, size));
        graphics.fillText(appearance.say("number", index + 1), x, y);
    }
}
