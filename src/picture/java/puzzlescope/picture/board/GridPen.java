package puzzlescope.picture.board;

import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** A pen whose places are rows and columns of a grid; lengths are px. For one painting; on the surface's thread. */
public class GridPen {

    protected final Pen pen;
    protected final Surface surface;
    protected final Style style;
    protected final Grid grid;
    private final double width;
    private final double height;

    /**
     * @param width width of the canvas, in px
     * @param height its height
     */
    public GridPen(Surface surface, Style style, Grid grid, double width, double height) {
        pen = new Pen(surface, style);
        this.surface = surface;
        this.style = style;
        this.grid = grid;
        this.width = width;
        this.height = height;
    }

    public final Surface surface() {
        return surface;
    }

    public final Style style() {
        return style;
    }

    public final Grid grid() {
        return grid;
    }

    public final double width() {
        return width;
    }

    public final double height() {
        return height;
    }

    public final double cell() {
        return grid.cell();
    }

    public final Color color(Ink ink) {
        return style.color(ink);
    }

    /** The first row visible on a canvas. */
    public final int firstRow() {
        return Math.clamp((long) Math.floor(-grid.top() / grid.cell()), 0, grid.rows() - 1);
    }

    public final int lastRow() {
        return Math.clamp((long) Math.ceil((height - grid.top()) / grid.cell()), 0, grid.rows() - 1);
    }

    public final int firstColumn() {
        return Math.clamp((long) Math.floor(-grid.left() / grid.cell()), 0, grid.columns() - 1);
    }

    public final int lastColumn() {
        return Math.clamp((long) Math.ceil((width - grid.left()) / grid.cell()), 0, grid.columns() - 1);
    }

    public final void square(double row, double column, Color color) {
        pen.area(grid.x(column), grid.y(row), grid.cell(), grid.cell(), color);
    }

    public final void disk(double row, double column, double size, Color color) {
        pen.disk(grid.centerX(column), grid.centerY(row), size, color);
    }

    public final void ring(double row, double column, double size, double line, Color color) {
        pen.ring(grid.centerX(column), grid.centerY(row), size, line, color);
    }

    /** Draws a × whose strokes reach {@code arm} px to each side. */
    public final void cross(double row, double column, double arm, double line, Color color) {
        pen.cross(grid.centerX(column), grid.centerY(row), arm, line, color);
    }

    public final void text(String text, double row, double column, Font font, Color color) {
        pen.text(text, grid.centerX(column), grid.centerY(row), font, color);
    }
}
