package puzzlescope.picture;

import puzzlescope.engine.event.Message;

/**
 * Draws text, signs and simple shapes on a surface in a style. Points are centres unless noted, lengths are px. For one
 * painting; on the surface's thread.
 */
public class Pen {

    /** Approximate width of a Latin character, as a share of its size. */
    public static final double CHARACTER = 0.6;

    /** Waist of a star, as a share of its size. */
    private static final double WAIST = 0.4;

    private static final int STAR_CORNERS = 10;
    private static final int FIRST_WIDE = 0x2E80;
    private static final double WIDE = 1.65;

    protected final Surface surface;
    protected final Style style;
    private final Padding padding;

    /** A pen whose badges are as large as labels of graphs. */
    public Pen(Surface surface, Style style) {
        this(surface, style, Padding.LABEL);
    }

    public Pen(Surface surface, Style style, Padding padding) {
        this.surface = surface;
        this.style = style;
        this.padding = padding;
    }

    /**
     * Size of a badge in sizes of its text.
     *
     * @param height its height
     * @param margin its width beyond that of the text
     * @param least its smallest width
     */
    public record Padding(double height, double margin, double least) {

        public static final Padding LABEL = new Padding(1.4, 0.7, 0);
    }

    public final Surface surface() {
        return surface;
    }

    public final Style style() {
        return style;
    }

    public final Color color(Ink ink) {
        return style.color(ink);
    }

    public final double textSize() {
        return style.textSize();
    }

    public final String localize(String key, Object... arguments) {
        return style.localize(key, arguments);
    }

    public final String localize(Message message) {
        return style.localize(message);
    }

    public final double width(String text, Font font) {
        return style.width(text, font);
    }

    /** Approximate width of a text in Latin characters; Chinese ones are wider. */
    public static double columns(String text) {
        double columns = 0;
        for (int i = 0; i < text.length(); i++) {
            columns += text.charAt(i) < FIRST_WIDE ? 1 : WIDE;
        }
        return columns;
    }

    /** Draws text centred on a point, if it is large enough to be readable. */
    public final void text(String text, double x, double y, Font font, Color color) {
        text(text, x, y, font, color, TextAlign.CENTER);
    }

    /** Draws text at a point halfway up the line, if it is large enough to be readable. */
    public final void text(String text, double x, double y, Font font, Color color, TextAlign align) {
        if (font.size() >= Font.LEAST) {
            write(font, color, align, Baseline.CENTER);
            surface.fillText(text, x, y);
        }
    }

    /** Draws text that is condensed if it is wider than {@code width}. */
    public final void text(String text, double x, double y, Font font, Color color, TextAlign align, double width) {
        if (font.size() >= Font.LEAST) {
            write(font, color, align, Baseline.CENTER);
            surface.fillText(text, x, y, width);
        }
    }

    /** Sets how subsequent text is drawn. */
    public final void write(Font font, Color color, TextAlign align, Baseline baseline) {
        surface.setFont(font);
        surface.setTextAlign(align);
        surface.setTextBaseline(baseline);
        surface.setFill(color);
    }

    /** Draws bold text with padding on a rounded background. */
    public final void badge(String text, double x, double y, double size, Color ground, Color color) {
        double height = badgeHeight(size);
        plate(x, y, badgeWidth(text, size), height, height, ground);
        text(text, x, y, Font.bold(size), color);
    }

    public double badgeWidth(String text, double size) {
        return Math.max(size * padding.least, style.width(text, Font.bold(size)) + size * padding.margin);
    }

    public final double badgeHeight(double size) {
        return size * padding.height;
    }

    /** Fills a rectangle with rounded corners around a point; {@code arc} is their diameter. */
    public final void plate(double x, double y, double width, double height, double arc, Color color) {
        surface.setFill(color);
        surface.fillRoundRect(x - width / 2, y - height / 2, width, height, arc);
    }

    public final void disk(double x, double y, double size, Color color) {
        surface.setFill(color);
        surface.fillOval(x - size / 2, y - size / 2, size, size);
    }

    public final void ring(double x, double y, double size, double line, Color color) {
        stroke(line, color);
        surface.strokeOval(x - size / 2, y - size / 2, size, size);
    }

    /** Fills a rectangle that begins at a point. */
    public final void area(double left, double top, double width, double height, Color color) {
        surface.setFill(color);
        surface.fillRect(left, top, width, height);
    }

    /** Draws a line from one point to another. */
    public final void line(double x, double y, double toX, double toY, double line, Color color) {
        stroke(line, color);
        surface.strokeLine(x, y, toX, toY);
    }

    /** Draws the frame of a rectangle with rounded corners around a point; {@code arc} is their diameter. */
    public final void frame(double x, double y, double width, double height, double arc, double line, Color color) {
        stroke(line, color);
        surface.strokeRoundRect(x - width / 2, y - height / 2, width, height, arc);
    }

    /** Sets width and colour of subsequent lines. */
    public final void stroke(double line, Color color) {
        surface.setStroke(color);
        surface.setLineWidth(line);
    }

    /** Draws a × with round ends, whose strokes reach {@code arm} px to each side. */
    public final void cross(double x, double y, double arm, double line, Color color) {
        stroke(line, color);
        surface.setLineCap(LineCap.ROUND);
        surface.strokeLine(x - arm, y - arm, x + arm, y + arm);
        surface.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** Draws a cross in a disk: not allowed. */
    public final void refused(double x, double y, double size) {
        disk(x, y, size, color(Ink.CONFLICT));
        cross(x, y, size * 0.2, Math.max(1.2, size * 0.13), color(Ink.SURFACE));
    }

    /** Draws a star: the goal of the search. */
    public final void star(double x, double y, double size, Color color) {
        star(x, y, size, WAIST, color);
    }

    public final void star(double x, double y, double size, double waist, Color color) {
        var xs = new double[STAR_CORNERS];
        var ys = new double[STAR_CORNERS];
        for (int i = 0; i < STAR_CORNERS; i++) {
            double reach = i % 2 == 0 ? size / 2 : size / 2 * waist;
            double angle = Math.PI * (2.0 * i / STAR_CORNERS - 0.5);
            xs[i] = x + reach * Math.cos(angle);
            ys[i] = y + reach * Math.sin(angle);
        }
        surface.setFill(color);
        surface.fillPolygon(xs, ys, STAR_CORNERS);
    }
}
