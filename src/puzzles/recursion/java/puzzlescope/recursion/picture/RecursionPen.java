package puzzlescope.recursion.picture;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Text and inks shared by the painters of one canvas. Lengths are px. */
public record RecursionPen(Surface surface, Style style) {

    private static final Ink[] TINTS = {
        Ink.TINT_1, Ink.TINT_2, Ink.TINT_3, Ink.TINT_4, Ink.TINT_5, Ink.TINT_6, Ink.TINT_7, Ink.TINT_8
    };
    private static final int SHADES = 4;
    /** Step of the tints towards the colour of text each time they repeat. */
    private static final double SHADE = 0.13;

    private static final int FIRST_WIDE = 0x2E80;
    private static final double NARROW = 0.6;

    public Color color(Ink ink) {
        return style.color(ink);
    }

    /** The tint of an argument: eight, then the same eight in stronger shades. */
    Color tint(int argument) {
        int shade = Math.floorMod(round(argument), SHADES);
        return style.color(TINTS[Math.floorMod(argument, TINTS.length)]).interpolate(color(Ink.TEXT), shade * SHADE);
    }

    private static int round(int argument) {
        return Math.floorDiv(argument, TINTS.length);
    }

    /** Draws strokes at the left end of a box that count the repetitions of its tint: none the first time. */
    void tally(int argument, double left, double y, double height) {
        surface.setStroke(color(Ink.TEXT));
        surface.setLineWidth(1.5);
        for (int stroke = 0; stroke < Math.abs(round(argument)); stroke++) {
            double x = left + 4 + 3 * stroke;
            surface.strokeLine(x, y - height * 0.28, x, y + height * 0.28);
        }
    }

    /** Width of a text. */
    double widthOf(String text, double size, boolean bold) {
        return style.width(text, Font.text(size).bold(bold));
    }

    public double textSize() {
        return style.textSize();
    }

    /** Approximate width of a text; Chinese characters are as wide as high. */
    public static double width(String text, double size) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += text.charAt(i) < FIRST_WIDE ? NARROW : 1;
        }
        return width * size;
    }

    public void text(String text, double x, double y, double size, boolean bold, Color color, TextAlign alignment) {
        surface.setFont(Font.text(size).bold(bold));
        surface.setTextAlign(alignment);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(color);
        surface.fillText(text, x, y);
    }

    public void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlign.CENTER);
    }

    /** Draws text with padding on a rounded background; x is its centre. */
    public void badge(String text, double x, double y, double size, Color ground, Color color) {
        double width = Math.max(size * 1.6, width(text, size) + size * 0.8);
        double height = size * 1.5;
        surface.setFill(ground);
        surface.fillRoundRect(x - width / 2, y - height / 2, width, height, height);
        text(text, x, y, size, true, color);
    }

    /** Draws a box around a centre; dashed if its value was not computed here. */
    void box(double x, double y, double width, double height, Color fill, Color stroke, double line, boolean dashed) {
        double arc = Math.min(height, 14);
        surface.setFill(fill);
        surface.fillRoundRect(x - width / 2, y - height / 2, width, height, arc);
        surface.setStroke(stroke);
        surface.setLineWidth(line);
        surface.setLineDashes(dashed ? new double[] {4, 3} : new double[0]);
        surface.strokeRoundRect(x - width / 2, y - height / 2, width, height, arc);
        surface.setLineDashes();
    }
}
