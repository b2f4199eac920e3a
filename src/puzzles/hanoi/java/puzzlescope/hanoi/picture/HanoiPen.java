package puzzlescope.hanoi.picture;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Signs;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Text and inks shared by the painters of one canvas. Lengths are px. */
public record HanoiPen(Surface surface, Style style) {

    private static final double BRIGHT = 0.18;

    public Color color(Ink ink) {
        return style.color(ink);
    }

    /** The colour of a share from 0 to 1 on the scale from low to high. */
    Color scale(double share) {
        return share < 0.5
                ? color(Ink.SCALE_LOW).interpolate(color(Ink.SCALE_MIDDLE), 2 * share)
                : color(Ink.SCALE_MIDDLE).interpolate(color(Ink.SCALE_HIGH), 2 * share - 1);
    }

    /** Black or white, whichever is more readable on a background. */
    static Color on(Color ground) {
        double luminance =
                0.2126 * linear(ground.red()) + 0.7152 * linear(ground.green()) + 0.0722 * linear(ground.blue());
        return luminance > BRIGHT ? Color.BLACK : Color.WHITE;
    }

    private static double linear(double part) {
        return Math.pow(part, 2.2);
    }

    public double textSize() {
        return style.textSize();
    }

    void text(String text, double x, double y, double size, boolean bold, Color color, TextAlign alignment) {
        if (size < Font.LEAST) {
            return;
        }
        surface.setFont(Font.text(size).bold(bold));
        surface.setTextAlign(alignment);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(color);
        surface.fillText(text, x, y);
    }

    void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlign.CENTER);
    }

    /** Draws text, condensed where it would not fit. */
    public void fitted(String text, double x, double y, double width, boolean bold, Color color) {
        surface.setFont(Font.text(textSize()).bold(bold));
        surface.setTextAlign(TextAlign.CENTER);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(color);
        surface.fillText(text, x, y, width);
    }

    /** The largest size up to {@code size} at which a text fits into a width; 0 if it would be too small to read. */
    double fitting(String text, double size, double width) {
        double fit = Math.min(size, width / Math.max(1e-9, style.width(text, Font.text(1))));
        return fit < Font.LEAST ? 0 : fit;
    }

    /** Width of a bold text. */
    double boldWidth(String text) {
        return style.width(text, Font.bold(textSize()));
    }

    /** A cross in a disk: not allowed. */
    void refused(double x, double y, double size) {
        Signs.refused(surface, style, x, y, size);
    }

    void dot(double x, double y, double radius, Color color) {
        surface.setFill(color);
        surface.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    void ring(double x, double y, double radius, double width, Color color) {
        surface.setStroke(color);
        surface.setLineWidth(width);
        surface.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    void star(double x, double y, double size, Color color) {
        Signs.star(surface, x, y, size, color);
    }
}
