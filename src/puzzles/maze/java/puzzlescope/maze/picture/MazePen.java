package puzzlescope.maze.picture;

import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Place;
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
 * What the painters of one canvas share: the squares' places, which of them are seen, inks, letters. Lengths are px.
 *
 * @param width the width of the canvas
 * @param height its height
 */
public record MazePen(Surface surface, Style style, Grid grid, double width, double height) {

    private static final double DIGIT_WIDTH = 0.62;
    /** Of a digit with the room above and below it, in its size. */
    private static final double DIGIT_HEIGHT = 0.8;

    /** How much of the room from side to side letters may take. */
    private static final double ACROSS = 0.94;

    private static final String MOST_OF_TWO_DIGITS = "99";

    private static final double EDGE = 0.05;
    private static final double END_SIZE = 1.05;
    private static final double SMALLEST_END = 13;
    private static final double LETTER_SIZE = 0.72;

    /** How far down in its square each wave of mud lies. */
    private static final double[] WAVES = {0.32, 0.68};

    public Color color(Ink ink) {
        return style.color(ink);
    }

    /** The first row that is seen. */
    int firstRow() {
        return Math.clamp((long) Math.floor(-grid.top() / grid.cell()), 0, grid.rows() - 1);
    }

    /** The last row that is seen. */
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

    /** A muddy passage: its colour with two waves. */
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

    /** A ring as wide as its square, which leaves room for numbers in it. */
    void wideRing(int row, int column, Color color) {
        double line = Math.max(1, grid.cell() * 0.06);
        double side = grid.cell() - line;
        surface.setStroke(color);
        surface.setLineWidth(line);
        surface.strokeRoundRect(grid.x(column) + line / 2, grid.y(row) + line / 2, side, side, grid.cell() * 0.55);
    }

    /** A cross, as large as its share of a square. */
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

    /** A line between the middles of two squares. */
    void line(double row, double column, double toRow, double toColumn, double width, Color color) {
        surface.setStroke(color);
        surface.setLineWidth(Math.max(1, width));
        surface.setLineCap(LineCap.ROUND);
        surface.strokeLine(grid.centerX(column), grid.centerY(row), grid.centerX(toColumn), grid.centerY(toRow));
    }

    /** Draws a way with an edge. */
    void draw(Way way, double width, Color color) {
        surface.setLineCap(LineCap.ROUND);
        surface.setStroke(color(MazeInks.EDGE));
        surface.setLineWidth(Math.max(1, width) + 2 * edge());
        way.stroke(this);
        surface.setStroke(color);
        surface.setLineWidth(Math.max(1, width));
        way.stroke(this);
    }

    private double edge() {
        return Math.max(1, grid.cell() * EDGE);
    }

    /** A disk with an edge. */
    void edgedDisk(double row, double column, double size, Color color) {
        disk(row, column, size + 2 * edge(), color(MazeInks.EDGE));
        disk(row, column, size, color);
    }

    /** A head of an arrow that points from a place on the canvas in a direction. */
    void arrowHead(double x, double y, double size, Direction to, Color color) {
        double tipX = x + size * to.columns();
        double tipY = y + size * to.rows();
        double acrossX = size * 0.7 * to.rows();
        double acrossY = size * 0.7 * to.columns();
        surface.setFill(color);
        surface.fillPolygon(
                new double[] {tipX, x + acrossX, x - acrossX}, new double[] {tipY, y + acrossY, y - acrossY}, 3);
    }

    /** A letter where the way begins or ends, as large that it can be read in whatever maze. */
    void end(Place place, String letter, Ink ink) {
        double size = Math.max(SMALLEST_END, grid.cell() * END_SIZE);
        surface.setFill(color(ink));
        double x = grid.centerX(place.column());
        double y = grid.centerY(place.row());
        surface.fillRoundRect(x - size / 2, y - size / 2, size, size, size * 0.35);
        text(letter, place.row(), place.column(), size * LETTER_SIZE, true, color(Ink.SURFACE));
    }

    /** A frame around squares, from the first row and column to the last. */
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

    /** The size of the smallest letters, in px. */
    private double least() {
        return style.textSize() * Font.SMALL;
    }

    /** Whether the smallest letters are no higher than a square. */
    boolean isHighEnough() {
        return least() * DIGIT_HEIGHT <= grid.cell();
    }

    /** Whether a text can be read in a square. */
    boolean hasRoom(String text) {
        return isHighEnough() && room(text) <= grid.cell();
    }

    /** How much room a text in the smallest letters needs from side to side. */
    double room(String text) {
        return letters(text) / ACROSS;
    }

    private double letters(String text) {
        return least() * DIGIT_WIDTH * text.length();
    }

    /** A number in a square, if it can be read there, and those to 99 can. */
    void number(int number, int row, int column, Color color) {
        var text = Integer.toString(number);
        if (hasRoom(text) && hasRoom(MOST_OF_TWO_DIGITS)) {
            double size = Math.min(grid.cell() * 0.6, grid.cell() / (DIGIT_WIDTH * text.length()));
            text(text, row, column, Math.max(least(), size), false, color);
        }
    }

    /** A text in the smallest letters, with its ground around it. */
    void label(String text, int row, double column, Color ground, Color color) {
        double width = letters(text);
        double height = least() * DIGIT_HEIGHT;
        surface.setFill(ground);
        surface.fillRect(grid.centerX(column) - width / 2, grid.centerY(row) - height / 2, width, height);
        text(text, row, column, least(), false, color);
    }

    /** Three numbers in a square, f above, g below to the left and h to the right; gives whether they can be read there. */
    boolean rating(Rating rating, int row, int column, Color color) {
        var g = Integer.toString(rating.g());
        var h = Integer.toString(rating.h());
        var f = Integer.toString(rating.f());
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
