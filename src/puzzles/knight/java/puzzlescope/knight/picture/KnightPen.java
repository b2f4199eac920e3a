package puzzlescope.knight.picture;

import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.board.GridPen;

/** Draws discs, lines and text on a board. Places are rows and columns, lengths are shares of a square's side. */
final class KnightPen extends GridPen {

    private static final double TWO_DIGITS = 1.08;
    private static final double THREE_DIGITS = 0.84;
    private static final double FOUR_DIGITS = 0.68;
    private static final double FIVE_DIGITS = 0.56;
    private static final double BEAD = 0.27;
    private static final double SMALLEST_BEAD = 13;
    private static final double LARGEST_RADIUS = 0.4;
    private static final double LARGEST_SIGN = 0.35;
    private static final double FRAME_INSET = 0.04;
    private static final double CORNER = 0.2;
    private static final double PLATE_HEIGHT = 1.35;
    private static final double GHOST = 0.4;
    private static final double KNIGHT = 0.8;
    private static final double SMALLEST_KNIGHT = 14;
    private static final double SHADOW = 0.3;
    private static final double SHADOW_BELOW = 0.34;
    private static final double SHADOW_OPACITY = 0.35;

    KnightPen(Surface surface, Style style, Grid grid) {
        super(surface, style, grid, surface.width(), surface.height());
        surface.setLineCap(LineCap.ROUND);
        surface.setLineJoin(LineJoin.ROUND);
    }

    /** Sets the opacity of subsequent drawing. */
    void opacity(double share) {
        surface.setOpacity(Math.clamp(share, 0, 1));
    }

    /** Converts a length to px, with a visible minimum. */
    double width(double share) {
        return Math.max(1.2, share * grid.cell());
    }

    /** A radius of at least {@code px}, as far as discs of that size stay clear of lines between other squares. */
    double radius(double share, double px) {
        return Math.max(share, Math.min(LARGEST_RADIUS, px / grid.cell()));
    }

    /** Returns whether a radius of {@code px} fits here. */
    boolean hasRoom(double px) {
        return LARGEST_RADIUS * grid.cell() >= px;
    }

    /** The radius of a sign in the corner of a square, which leaves the numbers beside it free. */
    double signRadius(double share, double px) {
        return Math.min(LARGEST_SIGN, radius(share, px));
    }

    /** The radius of the disc that bears a square's number. */
    double bead() {
        return radius(BEAD, SMALLEST_BEAD);
    }

    void square(int row, int column, Ink ink) {
        square(row, column, color(ink));
    }

    /** Draws a frame just within the edges of a square. */
    void frame(int row, int column, Ink ink, double share, boolean dashed) {
        double inset = FRAME_INSET * grid.cell() + width(share) / 2;
        double side = grid.cell() - 2 * inset;
        setDashes(dashed);
        pen.stroke(width(share), color(ink));
        double corner = CORNER * grid.cell();
        surface.strokeRoundRect(grid.x(column) + inset, grid.y(row) + inset, side, side, corner);
        surface.setLineDashes();
    }

    void disc(double row, double column, double radius, Ink ink) {
        disk(row, column, 2 * radius * grid.cell(), color(ink));
    }

    void ring(double row, double column, double radius, Ink ink, double share, boolean dashed) {
        setDashes(dashed);
        ring(row, column, 2 * radius * grid.cell(), width(share), color(ink));
        surface.setLineDashes();
    }

    /** Draws a line through places: row, column, row, column … */
    void line(Ink ink, double share, boolean dashed, double... places) {
        int count = places.length / 2;
        var xs = new double[count];
        var ys = new double[count];
        for (int i = 0; i < count; i++) {
            ys[i] = grid.centerY(places[2 * i]);
            xs[i] = grid.centerX(places[2 * i + 1]);
        }
        setDashes(dashed);
        pen.stroke(width(share), color(ink));
        surface.strokePolyline(xs, ys, count);
        surface.setLineDashes();
    }

    private void setDashes(boolean dashed) {
        if (dashed) {
            surface.setLineDashes(Math.max(4, 0.11 * grid.cell()), Math.max(5, 0.13 * grid.cell()));
        } else {
            surface.setLineDashes();
        }
    }

    /** Draws text centred on a place. */
    void text(String text, double row, double column, double size, boolean bold, Ink ink) {
        write(text, grid.centerX(column), grid.centerY(row), size * grid.cell(), bold, ink);
    }

    /** Draws a number within a disc, if it is large enough to be readable. */
    void number(int number, double row, double column, double radius, boolean bold, Ink ink) {
        if (isReadable(number, radius)) {
            text(String.valueOf(number), row, column, radius * digitSize(number), bold, ink);
        }
    }

    /** Returns whether a number is readable within a disc. */
    boolean isReadable(int number, double radius) {
        return radius * digitSize(number) * grid.cell() >= Font.LEAST;
    }

    private static double digitSize(int number) {
        return number < 100 ? TWO_DIGITS : number < 1000 ? THREE_DIGITS : number < 10_000 ? FOUR_DIGITS : FIVE_DIGITS;
    }

    /** Draws text centred on a point, in px. */
    void write(String text, double x, double y, double size, boolean bold, Ink ink) {
        pen.text(text, x, y, font(size, bold), color(ink));
    }

    /** The largest size, in px and up to {@code size}, at which text is at most {@code most} wide. */
    double fit(String text, double size, boolean bold, double most) {
        return size * Math.min(1, most / Math.max(1, measure(text, size, bold)));
    }

    private double measure(String text, double size, boolean bold) {
        return style.width(text, font(size, bold));
    }

    private static Font font(double size, boolean bold) {
        return Font.text(Math.max(Font.LEAST, size)).bold(bold);
    }

    /** Draws a word on a coloured plate, centred on a place. */
    void plate(String word, double row, double column, double size, Ink ink) {
        double height = size * grid.cell() * PLATE_HEIGHT;
        double width = measure(word, size * grid.cell(), true) + height * 0.7;
        pen.plate(grid.centerX(column), grid.centerY(row), width, height, height, color(ink));
        text(word, row, column, size, true, Ink.SURFACE);
    }

    /** Draws a knight that is not there yet. */
    void ghost(int row, int column) {
        opacity(GHOST);
        knight(row, column, 0, 1);
        opacity(1);
    }

    /** Draws the knight above or on a place. */
    void knight(double row, double column, double height, double scale) {
        double x = grid.centerX(column);
        double y = grid.centerY(row);
        double spread = 1 - 0.5 * height;
        double below = SHADOW_BELOW * grid.cell();
        double shadow = SHADOW * grid.cell() * spread;
        double opacity = surface.opacity();
        surface.setOpacity(opacity * SHADOW_OPACITY * spread);
        surface.setFill(color(Ink.SHADOW));
        surface.fillOval(x - shadow, y + below - shadow * 0.25, 2 * shadow, shadow * 0.6);
        surface.setOpacity(opacity);
        double size = Math.max(SMALLEST_KNIGHT, KNIGHT * grid.cell() * scale);
        KnightShape.draw(surface, style, x, y - height * grid.cell(), size);
    }
}
