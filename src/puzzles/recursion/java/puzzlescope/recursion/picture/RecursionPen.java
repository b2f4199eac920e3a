package puzzlescope.recursion.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Draws boxes of calls, tinted by argument. Lengths are px. */
public final class RecursionPen extends Pen {

    private static final Ink[] TINTS = {
        Ink.TINT_1, Ink.TINT_2, Ink.TINT_3, Ink.TINT_4, Ink.TINT_5, Ink.TINT_6, Ink.TINT_7, Ink.TINT_8
    };
    private static final int SHADES = 4;
    /** Step of the tints towards the colour of text each time they repeat. */
    private static final double SHADE = 0.13;

    private static final double BADGE_HEIGHT = 1.5;
    private static final double BADGE_MARGIN = 0.8;
    private static final double BADGE_LEAST = 1.6;

    private static final int FIRST_WIDE = 0x2E80;
    private static final double NARROW = 0.6;

    RecursionPen(Surface surface, Style style) {
        super(surface, style, new Padding(BADGE_HEIGHT, BADGE_MARGIN, BADGE_LEAST));
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

    /** Approximate width of a text; Chinese characters are as wide as high. */
    public static double width(String text, double size) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += text.charAt(i) < FIRST_WIDE ? NARROW : 1;
        }
        return width * size;
    }

    @Override
    public double badgeWidth(String text, double size) {
        return Math.max(size * BADGE_LEAST, width(text, size) + size * BADGE_MARGIN);
    }

    /** Draws a box around a centre; dashed if its value was not computed here. */
    void box(double x, double y, double width, double height, Color fill, Color stroke, double line, boolean dashed) {
        double arc = Math.min(height, 14);
        plate(x, y, width, height, arc, fill);
        surface.setLineDashes(dashed ? new double[] {4, 3} : new double[0]);
        frame(x, y, width, height, arc, line, stroke);
        surface.setLineDashes();
    }
}
