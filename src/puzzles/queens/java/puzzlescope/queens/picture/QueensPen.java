package puzzlescope.queens.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.board.GridPen;

/** Draws the pieces and signs of a chessboard, placed by row and column. For one painting; FX thread only. */
public final class QueensPen extends GridPen {

    private static final double QUEEN_SIZE = 0.84;
    private static final double SMALLEST_NUMBER = 9;
    private static final double LARGEST_NUMBER = 20;
    private static final double LINE_WIDTH = 0.045;
    private static final double CORNER = 0.365;
    private static final double SMALLEST_MARKED_CELL = 12;
    /** Height of a summary below the board, in px. */
    public static final double BANNER_HEIGHT = 56;

    private static final double BANNER_SHARE = 0.9;
    private static final double LARGEST_BANNER = 20;
    private static final double STAR_WAIST = 0.42;

    private boolean attackedDrawn;
    private boolean leftDrawn;

    public QueensPen(Surface surface, Grid grid, Style style) {
        super(surface, style, grid, surface.width(), surface.height());
    }

    private void use(Ink ink, double opacity) {
        surface.setOpacity(Math.clamp(opacity, 0, 1));
        surface.setFill(color(ink));
        pen.stroke(Math.max(1, grid.cell() * LINE_WIDTH), color(ink));
        surface.setLineDashes();
        surface.setLineCap(LineCap.ROUND);
    }

    void squares() {
        use(Ink.LIGHT_SQUARE, 1);
        surface.fillRect(grid.left(), grid.top(), grid.width(), grid.height());
        use(Ink.DARK_SQUARE, 1);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 1 - row % 2; column < grid.columns(); column += 2) {
                square(row, column, color(Ink.DARK_SQUARE));
            }
        }
    }

    /** Draws the board as one area, where its squares are too small to be distinguished. */
    void plain() {
        use(Ink.LIGHT_SQUARE, 1);
        surface.fillRect(grid.left(), grid.top(), grid.width(), grid.height());
    }

    /** Draws a queen as a dot where there is no room for her shape, larger if highlighted. */
    void dot(double row, double column, Ink ink, boolean large) {
        use(ink, 1);
        double size = Math.max(large ? 4 : 2, grid.cell() * (large ? 1.2 : 0.8));
        disk(row, column, size, color(ink));
    }

    /**
     * Draws a bar on the board's lower edge with a number in it.
     *
     * @param share its share of the board's height
     */
    void bar(int column, double share, String number, double opacity) {
        double width = grid.cell() * 0.72;
        double height = grid.height() * share;
        double x = grid.centerX(column) - width / 2;
        double y = grid.top() + grid.height() - height;
        use(Ink.SOLUTION, 0.3 * opacity);
        surface.fillRect(x, y, width, height);
        use(Ink.SOLUTION, opacity);
        surface.setLineWidth(1);
        surface.strokeRect(x, y, width, height);
        double size = Math.clamp(width * 0.62, SMALLEST_NUMBER, LARGEST_NUMBER);
        use(Ink.TEXT, opacity);
        surface.save();
        surface.translate(grid.centerX(column), grid.top() + grid.height() - below(number, size, height));
        surface.rotate(-90);
        pen.text(number, 0, 0, Font.bold(size), color(Ink.TEXT), TextAlign.LEFT);
        surface.restore();
    }

    /**
     * Distance of a number from the bottom: above a bar that is too short for it, as far as the board is high enough.
     */
    private double below(String number, double size, double bar) {
        double length = style.width(number, Font.bold(size)) + size;
        boolean above = bar < length && bar + length < grid.height();
        return above ? bar + size * 0.5 : size * 0.5;
    }

    /** Draws a line around the board. */
    public void frame(Ink ink, double opacity, double width) {
        if (opacity == 0) {
            return;
        }
        use(ink, opacity);
        surface.setLineWidth(width);
        double out = width / 2;
        surface.strokeRect(grid.left() - out, grid.top() - out, grid.width() + 2 * out, grid.height() + 2 * out);
    }

    /** Draws the numbers of rows and columns, from 1; those of one row and one column are highlighted, if any. */
    public void numbers(int row, int column) {
        new ChessCoordinates(surface, grid, style).paint(row, column);
    }

    /** Draws the program's 0-based numbers of rows and columns on the other sides: to the right and above. */
    public void indices() {
        new ChessCoordinates(surface, grid, style).paintIndices();
    }

    /**
     * Draws a line of text on its own background below the board.
     *
     * @param across width of the canvas
     * @param y the centre of the line
     */
    public void banner(String text, double across, double y, double opacity) {
        double room = across * BANNER_SHARE;
        double size = Math.min(LARGEST_BANNER, room / Math.max(1, style.width(text, Font.bold(1))));
        double width = style.width(text, Font.bold(size)) + 2 * size;
        double height = size * 2.2;
        double x = Math.clamp(grid.left() + grid.width() / 2, width / 2, Math.max(width / 2, across - width / 2));
        use(Ink.SURFACE, opacity * 0.94);
        surface.fillRoundRect(x - width / 2, y - height / 2, width, height, size);
        use(Ink.SOLUTION, opacity);
        surface.setLineWidth(2);
        surface.strokeRoundRect(x - width / 2, y - height / 2, width, height, size);
        use(Ink.TEXT, opacity);
        pen.text(text, x, y, Font.bold(size), color(Ink.TEXT));
        surface.setOpacity(1);
    }

    /** Marks the row being searched, which may lie between two rows. */
    void band(double row, double opacity) {
        use(Ink.MARK, 0.13 * opacity);
        surface.fillRect(grid.left(), grid.y(row), grid.width(), grid.cell());
        use(Ink.MARK, opacity);
        double width = Math.max(2, grid.cell() * 0.06);
        surface.fillRect(grid.left() - width, grid.y(row), width, grid.cell());
    }

    /** Marks the left or the right half of a row, without the middle square. */
    void half(int row, boolean left) {
        int columns = grid.columns() / 2;
        double width = grid.cell() * columns;
        double x = left ? grid.left() : grid.left() + grid.width() - width;
        use(Ink.MARK, 0.22);
        surface.fillRect(x, grid.y(row), width, grid.cell());
        use(Ink.MARK, 1);
        double end = Math.max(2, grid.cell() * 0.06);
        surface.fillRect(left ? x : x + width - end, grid.y(row), end, grid.cell());
    }

    /** Marks a row without a safe square. */
    void deadRow(int row, double opacity) {
        use(Ink.CONFLICT, 0.18 * opacity);
        surface.fillRect(grid.left(), grid.y(row), grid.width(), grid.cell());
        use(Ink.CONFLICT, opacity);
        surface.setLineDashes(grid.cell() * 0.16, grid.cell() * 0.14);
        double in = Math.max(1, grid.cell() * LINE_WIDTH) / 2;
        surface.strokeRect(grid.left() + in, grid.y(row) + in, grid.width() - 2 * in, grid.cell() - 2 * in);
        for (int column = 0; column < grid.columns(); column++) {
            cross(row, column, 0.18, Ink.CONFLICT, opacity);
        }
    }

    /** Marks a square that was checked and found attacked. */
    void attacked(int row, int column, double opacity) {
        if (grid.cell() >= SMALLEST_MARKED_CELL) {
            cross(row, column, 0.09, Ink.FAINT, 0.65 * opacity);
            attackedDrawn = true;
        }
    }

    /** Returns whether a square was marked as attacked. */
    boolean isAttackedDrawn() {
        return attackedDrawn;
    }

    /** Returns whether a square was marked as left. */
    boolean isLeftDrawn() {
        return leftDrawn;
    }

    /** Marks a square whose queen was removed after everything below it was tried. */
    void left(int row, int column, double opacity) {
        if (grid.cell() >= SMALLEST_MARKED_CELL) {
            use(Ink.FAINT, 0.65 * opacity);
            circle(row, column, 0.09);
            leftDrawn = true;
        }
    }

    private void cross(double row, double column, double reach, Ink ink, double opacity) {
        use(ink, opacity);
        cross(row, column, reach * grid.cell(), Math.max(1, grid.cell() * LINE_WIDTH), color(ink));
    }

    private void circle(double row, double column, double radius) {
        double size = 2 * radius * grid.cell();
        surface.strokeOval(grid.centerX(column) - size / 2, grid.centerY(row) - size / 2, size, size);
    }

    /** Draws a queen; the row is fractional for one that is lifted. */
    void queen(double row, double column, Color color, double opacity) {
        use(Ink.PIECE, opacity);
        surface.setFill(color);
        surface.fillOutline(QueenShape.OUTLINE, grid.centerX(column), grid.centerY(row), grid.cell() * QUEEN_SIZE);
    }

    void given(int row, int column) {
        use(Ink.PIECE, 1);
        new GivenMark(surface, grid).paint(row, column);
    }

    /** Draws a rounded outline within a square, over a tint of the same colour. */
    void outline(int row, int column, Ink ink, double opacity, boolean dashed) {
        double width = Math.max(1, grid.cell() * LINE_WIDTH);
        double side = grid.cell() - 2 * width;
        double round = grid.cell() * 0.18;
        use(ink, 0.2 * opacity);
        surface.fillRoundRect(grid.x(column) + width, grid.y(row) + width, side, side, round);
        use(ink, opacity);
        if (dashed) {
            surface.setLineDashes(grid.cell() * 0.1, grid.cell() * 0.1);
        }
        surface.strokeRoundRect(grid.x(column) + width, grid.y(row) + width, side, side, round);
    }

    /** Draws a ring around the piece on a square. */
    void ring(int row, int column, Ink ink, double opacity) {
        use(ink, opacity);
        surface.setLineWidth(Math.max(1.5, grid.cell() * LINE_WIDTH * 1.2));
        circle(row, column, 0.46);
    }

    /** Draws a small × in the corner of a square. */
    void crossInCorner(double row, double column, double opacity) {
        cross(row - CORNER, column + CORNER, 0.065, Ink.CONFLICT, opacity);
    }

    /** Draws a small star in the corner of a square, which grows to its size. */
    void starInCorner(int row, int column, double growth) {
        if (growth == 0) {
            return;
        }
        use(Ink.SOLUTION, growth);
        double size = grid.cell() * 0.25 * growth;
        pen.star(grid.centerX(column + CORNER), grid.centerY(row - CORNER), size, STAR_WAIST, color(Ink.SOLUTION));
    }

    /**
     * Draws a dashed line from the edge of one square's ring towards another square, to the given share of its length.
     */
    void ray(int fromRow, int fromColumn, int toRow, int toColumn, double share) {
        use(Ink.CONFLICT, 1);
        surface.setLineWidth(Math.max(1.5, grid.cell() * 0.055));
        surface.setLineDashes(grid.cell() * 0.16, grid.cell() * 0.13);
        double distance = Math.hypot((double) toRow - fromRow, (double) toColumn - fromColumn);
        double begin = 0.5 / distance;
        double end = begin + (1 - 0.46 / distance - begin) * share;
        surface.strokeLine(
                grid.centerX(fromColumn + (toColumn - fromColumn) * begin),
                grid.centerY(fromRow + (toRow - fromRow) * begin),
                grid.centerX(fromColumn + (toColumn - fromColumn) * end),
                grid.centerY(fromRow + (toRow - fromRow) * end));
    }
}
