package puzzlescope.maze.picture;

import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;

/**
 * State shared by the painters of one canvas: positions of the squares, visible range, inks, fonts. Lengths are px.
 *
 * @param width the width of the canvas
 * @param height its height
 */
public record MazePen(Surface surface, Style style, Grid grid, double width, double height) {

    private static final double DIGIT_WIDTH = 0.62;
    /** Height of a digit with its padding, as a share of its size. */
    private static final double DIGIT_HEIGHT = 0.8;

    /** Largest share of the width that text may take. */
    private static final double ACROSS = 0.94;

    private static final String MOST_OF_TWO_DIGITS = "99";

    private static final double EDGE = 0.05;
    private static final double END_SIZE = 1.05;
    private static final double SMALLEST_END = 13;
    private static final double LETTER_SIZE = 0.72;

    /** Vertical position of each wave of mud in its square. */
    private static final double[] WAVES = {0.32, 0.68};

    public Color color(Ink ink) {
        return style.color(ink);
    }

    /** The first visible row. */
    int firstRow() {
        return Math.clamp((long) Math.floor(-grid.top() / grid.cell()), 0, grid.rows() - 1);
    }

    /** The last visible row. */
    int lastRow() {
        return Math.clamp((long) Math.ceil((height - grid.top()) / grid.cell()), 0, grid.rows() - 1);
    }

    int firstColumn() {
        return Math.clamp((long) Math.floor(-grid.left() / grid.cell()), 0, grid.columns() - 1);
    }

    int lastColumn() {
        return Math.clamp((long) Math.ceil((width - grid.left()) / grid.cell()), 0, grid.columns() - 1);
    }

    double cell() {
        return grid.cell();
    }

    void square(double row, double column, Color color) {
        surface.setFill(color);
        surface.fillRect(grid.x(column), grid.y(row), grid.cell(), grid.cell());
    }

    /** Draws a muddy passage: its colour with two waves. */
    void mud(int row, int column) {
        square(row, column, color(MazeInks.MUD));
        double step = grid.cell() / 4;
        double height = grid.cell() * 0.09;
        surface.setStroke(color(MazeInks.EDGE));
        surface.setLineWidth(Math.max(1, grid.cell() * 0.07));
        surface.setLineCap(LineCap.ROUND);
        for (double down : WAVES) {
            double y = grid.y(row) + down * grid.cell();
            double x = grid.x(column) + step / 2;
            for (int i = 0; i < 3; i++) {
                double rise = i % 2 == 0 ? height : -height;
                surface.strokeLine(x + i * step, y + rise, x + (i + 1) * step, y - rise);
            }
        }
    }

    void disk(double row, double column, double size, Color color) {
        surface.setFill(color);
        surface.fillOval(grid.centerX(column) - size / 2, grid.centerY(row) - size / 2, size, size);
    }

    void ring(double row, double column, double size, Color color) {
        surface.setStroke(color);
        surface.setLineWidth(Math.max(1, size * 0.16));
        surface.strokeOval(grid.centerX(column) - size / 2, grid.centerY(row) - size / 2, size, size);
    }

    /** Draws a ring as wide as its square, which leaves room for numbers in it. */
    void wideRing(int row, int column, Color color) {
        double line = Math.max(1, grid.cell() * 0.06);
        double side = grid.cell() - line;
        surface.setStroke(color);
        surface.setLineWidth(line);
        surface.strokeRoundRect(grid.x(column) + line / 2, grid.y(row) + line / 2, side, side, grid.cell() * 0.55);
    }

    /** Draws a cross of a share of a square. */
    void cross(double row, double column, double share, Color color) {
        double arm = grid.cell() * share / 2;
        double x = grid.centerX(column);
        double y = grid.centerY(row);
        surface.setStroke(color);
        surface.setLineWidth(Math.max(1, grid.cell() * 0.11));
        surface.setLineCap(LineCap.ROUND);
        surface.strokeLine(x - arm, y - arm, x + arm, y + arm);
        surface.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** Draws a line between the centres of two squares. */
    void line(double row, double column, double toRow, double toColumn, double width, Color color) {
        surface.setStroke(color);
        surface.setLineWidth(Math.max(1, width));
        surface.setLineCap(LineCap.ROUND);
        surface.strokeLine(grid.centerX(column), grid.centerY(row), grid.centerX(toColumn), grid.centerY(toRow));
    }

    /** Draws a path with an outline. */
    void draw(PathLines pathLines, double width, Color color) {
        surface.setLineCap(LineCap.ROUND);
        surface.setStroke(color(MazeInks.EDGE));
        surface.setLineWidth(Math.max(1, width) + 2 * edge());
        pathLines.stroke(this);
        surface.setStroke(color);
        surface.setLineWidth(Math.max(1, width));
        pathLines.stroke(this);
    }

    private double edge() {
        return Math.max(1, grid.cell() * EDGE);
    }

    /** Draws a disk with an outline. */
    void edgedDisk(double row, double column, double size, Color color) {
        disk(row, column, size + 2 * edge(), color(MazeInks.EDGE));
        disk(row, column, size, color);
    }

    /** Draws an arrowhead at a place on the canvas, pointing in a direction. */
    void arrowHead(double x, double y, double size, Direction to, Color color) {
        double tipX = x + size * to.columns();
        double tipY = y + size * to.rows();
        double acrossX = size * 0.7 * to.rows();
        double acrossY = size * 0.7 * to.columns();
        surface.setFill(color);
        surface.fillPolygon(
                new double[] {tipX, x + acrossX, x - acrossX}, new double[] {tipY, y + acrossY, y - acrossY}, 3);
    }

    /** Draws the letter of the start or the goal, large enough to be readable in any maze. */
    void end(MazePosition mazePosition, String letter, Ink ink) {
        double size = Math.max(SMALLEST_END, grid.cell() * END_SIZE);
        surface.setFill(color(ink));
        double x = grid.centerX(mazePosition.column());
        double y = grid.centerY(mazePosition.row());
        surface.fillRoundRect(x - size / 2, y - size / 2, size, size, size * 0.35);
        text(letter, mazePosition.row(), mazePosition.column(), size * LETTER_SIZE, true, color(Ink.SURFACE));
    }

    /** Draws a frame around squares, from the first row and column to the last. */
    public void frame(double row, double column, double lastRow, double lastColumn, Color color) {
        double width = Math.max(1.5, grid.cell() * 0.12);
        surface.setStroke(color);
        surface.setLineWidth(width);
        surface.strokeRoundRect(
                grid.x(column) - width / 2,
                grid.y(row) - width / 2,
                grid.x(lastColumn + 1) - grid.x(column) + width,
                grid.y(lastRow + 1) - grid.y(row) + width,
                grid.cell() * 0.4);
    }

    /** The smallest font size, in px. */
    private double least() {
        return style.textSize() * Font.SMALL;
    }

    /** Returns whether text of the smallest size is no higher than a square. */
    boolean isHighEnough() {
        return least() * DIGIT_HEIGHT <= grid.cell();
    }

    /** Returns whether a text is readable in a square. */
    boolean hasRoom(String text) {
        return isHighEnough() && room(text) <= grid.cell();
    }

    /** Width needed by a text of the smallest size. */
    double room(String text) {
        return letters(text) / ACROSS;
    }

    private double letters(String text) {
        return least() * DIGIT_WIDTH * text.length();
    }

    /** Draws a number in a square if it and all numbers up to 99 are readable there. */
    void number(int number, int row, int column, Color color) {
        var text = Integer.toString(number);
        if (hasRoom(text) && hasRoom(MOST_OF_TWO_DIGITS)) {
            double size = Math.min(grid.cell() * 0.6, grid.cell() / (DIGIT_WIDTH * text.length()));
            text(text, row, column, Math.max(least(), size), false, color);
        }
    }

    /** Draws a text of the smallest size on its own background. */
    void label(String text, int row, double column, Color ground, Color color) {
        double width = letters(text);
        double height = least() * DIGIT_HEIGHT;
        surface.setFill(ground);
        surface.fillRect(grid.centerX(column) - width / 2, grid.centerY(row) - height / 2, width, height);
        text(text, row, column, least(), false, color);
    }

    /**
     * Draws three numbers in a square, f above, g below left and h below right; returns whether they are readable
     * there.
     */
    boolean rating(CellRating cellRating, int row, int column, Color color) {
        var g = Integer.toString(cellRating.g());
        var h = Integer.toString(cellRating.h());
        var f = Integer.toString(cellRating.f());
        double size =
                Math.min(grid.cell() * 0.36, grid.cell() * 0.82 / (DIGIT_WIDTH * (g.length() + 0.7 + h.length())));
        if (size < least()) {
            return false;
        }
        double inset = grid.cell() * 0.09;
        double below = row + 0.24;
        text(f, row - 0.18, column, Math.min(grid.cell() * 0.5, grid.cell() * 0.9 / f.length()), true, color);
        text(g, TextAlign.LEFT, grid.x(column) + inset, grid.centerY(below), size, false, color);
        text(h, TextAlign.RIGHT, grid.x(column + 1) - inset, grid.centerY(below), size, false, color);
        return true;
    }

    void text(String text, double row, double column, double size, boolean bold, Color color) {
        text(text, TextAlign.CENTER, grid.centerX(column), grid.centerY(row), size, bold, color);
    }

    private void text(String text, TextAlign align, double x, double y, double size, boolean bold, Color color) {
        surface.setFont(Font.monospaced(size).bold(bold));
        surface.setTextAlign(align);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(color);
        surface.fillText(text, x, y);
    }
}
