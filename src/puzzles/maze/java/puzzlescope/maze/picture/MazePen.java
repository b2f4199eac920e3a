package puzzlescope.maze.picture;

import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.picture.Color;
import puzzlescope.picture.ColorPair.Distinction;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.board.GridPen;

/** Draws squares, paths and numbers of a maze. Lengths are px. */
public final class MazePen extends GridPen {

    private static final double DIGIT_WIDTH = 0.62;
    /** Height of a digit with its padding, as a share of its size. */
    private static final double DIGIT_HEIGHT = 0.8;

    /** Largest share of the width that text may take. */
    private static final double ACROSS = 0.94;

    private static final String MOST_OF_TWO_DIGITS = "99";

    private static final double EDGE = 0.05;
    /** Width of the maze's outline, in px. */
    private static final double EDGE_LINE = 2;

    private static final double END_SIZE = 1.05;
    private static final double SMALLEST_END = 13;
    private static final double LETTER_SIZE = 0.72;

    /** Vertical position of each wave of mud in its square. */
    private static final double[] WAVES = {0.32, 0.68};

    public MazePen(Surface surface, Style style, Grid grid, double width, double height) {
        super(surface, style, grid, width, height);
    }

    /** Outlines the maze where its walls would merge with what is around it, as in the dark. */
    void outline() {
        if (color(Ink.WALL).contrast(color(Ink.SURFACE)) < Distinction.BY_LIGHTNESS.contrast()) {
            pen.stroke(EDGE_LINE, color(Ink.FAINT));
            surface.strokeRect(
                    grid.left() - EDGE_LINE / 2,
                    grid.top() - EDGE_LINE / 2,
                    grid.width() + EDGE_LINE,
                    grid.height() + EDGE_LINE);
        }
    }

    /** Draws a muddy passage: its colour with two waves. */
    void mud(int row, int column) {
        square(row, column, color(MazeInks.MUD));
        double step = grid.cell() / 4;
        double height = grid.cell() * 0.09;
        pen.stroke(Math.max(1, grid.cell() * 0.07), color(MazeInks.EDGE));
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

    void ring(double row, double column, double size, Color color) {
        ring(row, column, size, Math.max(1, size * 0.16), color);
    }

    /** Draws a ring as wide as its square, which leaves room for numbers in it. */
    void wideRing(int row, int column, Color color) {
        double line = Math.max(1, grid.cell() * 0.06);
        double side = grid.cell() - line;
        pen.stroke(line, color);
        surface.strokeRoundRect(grid.x(column) + line / 2, grid.y(row) + line / 2, side, side, grid.cell() * 0.55);
    }

    /** Draws a cross of a share of a square. */
    void cross(double row, double column, double share, Color color) {
        cross(row, column, grid.cell() * share / 2, Math.max(1, grid.cell() * 0.11), color);
    }

    /** Draws a line between the centres of two squares. */
    void line(double row, double column, double toRow, double toColumn, double width, Color color) {
        surface.setLineCap(LineCap.ROUND);
        double x = grid.centerX(column);
        double y = grid.centerY(row);
        pen.line(x, y, grid.centerX(toColumn), grid.centerY(toRow), Math.max(1, width), color);
    }

    void draw(PathLines pathLines, double width, Color color) {
        surface.setLineCap(LineCap.ROUND);
        pen.stroke(Math.max(1, width) + 2 * edge(), color(MazeInks.EDGE));
        pathLines.stroke(this);
        pen.stroke(Math.max(1, width), color);
        pathLines.stroke(this);
    }

    private double edge() {
        return Math.max(1, grid.cell() * EDGE);
    }

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
        double x = grid.centerX(mazePosition.column());
        double y = grid.centerY(mazePosition.row());
        pen.plate(x, y, size, size, size * 0.35, color(ink));
        pen.text(letter, x, y, Font.monospaced(size * LETTER_SIZE).bold(true), color(Ink.SURFACE));
    }

    /** Draws a frame around squares, from the first row and column to the last. */
    public void frame(double row, double column, double lastRow, double lastColumn, Color color) {
        double width = Math.max(1.5, grid.cell() * 0.12);
        pen.stroke(width, color);
        surface.strokeRoundRect(
                grid.x(column) - width / 2,
                grid.y(row) - width / 2,
                grid.x(lastColumn + 1) - grid.x(column) + width,
                grid.y(lastRow + 1) - grid.y(row) + width,
                grid.cell() * 0.4);
    }

    /** Returns whether the squares of a grid have room for numbers of two digits. */
    public static boolean hasRoomForNumbers(Grid grid, Style style) {
        return least(style) * DIGIT_WIDTH * MOST_OF_TWO_DIGITS.length() / ACROSS <= grid.cell();
    }

    /** Returns whether they have room for ratings of two digits. */
    public static boolean hasRoomForRatings(Grid grid, Style style) {
        int digits = MOST_OF_TWO_DIGITS.length();
        return least(style) <= ratingSize(grid, digits, digits);
    }

    /** Font size of g and h, by their digits. */
    private static double ratingSize(Grid grid, int g, int h) {
        return Math.min(grid.cell() * 0.36, grid.cell() * 0.82 / (DIGIT_WIDTH * (g + 0.7 + h)));
    }

    private static double least(Style style) {
        return style.textSize() * Font.SMALL;
    }

    /** The smallest font size, in px. */
    private double least() {
        return least(style);
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
            text(text, row, column, Font.monospaced(Math.max(least(), size)), color);
        }
    }

    /** Draws a text of the smallest size on its own background. */
    void label(String text, int row, double column, Color ground, Color color) {
        double width = letters(text);
        double height = least() * DIGIT_HEIGHT;
        pen.area(grid.centerX(column) - width / 2, grid.centerY(row) - height / 2, width, height, ground);
        text(text, row, column, Font.monospaced(least()), color);
    }

    /**
     * Draws three numbers in a square, f above, g below left and h below right; returns whether they are readable
     * there.
     */
    boolean rating(CellRating cellRating, int row, int column, Color color) {
        var g = Integer.toString(cellRating.g());
        var h = Integer.toString(cellRating.h());
        var f = Integer.toString(cellRating.f());
        double size = ratingSize(grid, g.length(), h.length());
        if (size < least()) {
            return false;
        }
        double inset = grid.cell() * 0.09;
        double below = grid.centerY(row + 0.24);
        double most = Math.min(grid.cell() * 0.5, grid.cell() * 0.9 / f.length());
        text(f, row - 0.18, column, Font.monospaced(most).bold(true), color);
        pen.text(g, grid.x(column) + inset, below, Font.monospaced(size), color, TextAlign.LEFT);
        pen.text(h, grid.x(column + 1) - inset, below, Font.monospaced(size), color, TextAlign.RIGHT);
        return true;
    }
}
