package puzzlescope.river.space;

import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Passengers of river crossings, recognisable by their outlines at any size. */
public enum Silhouette {
    /** Flat cap. */
    GUARD(Ink.GUARD),
    /** Bareheaded, with stripes. */
    PRISONER(Ink.PRISONER),
    /** Broad hat. */
    FARMER(Ink.GUARD),
    /** Head with a long snout and pointed ears. */
    WOLF(
            Ink.PRISONER,
            0.02,
            0.6,
            -0.42,
            0,
            -0.46,
            0.42,
            -0.4,
            0.7,
            -0.27,
            1,
            -0.13,
            0.76,
            0,
            0.98,
            0.07,
            0.68,
            0.42,
            0.5,
            0.52,
            0.44,
            0.48,
            0.33,
            0.18,
            0.27,
            0.1,
            0.16,
            0.16,
            0),
    /** Head with horns that bend back, a hanging ear and a beard. */
    GOAT(
            Ink.PIECE, 0.08, 0.52, -0.36, 0, -0.34, 0.38, -0.52, 0.36, -0.3, 0.52, -0.26, 0.6, -0.46, 0.74, -0.52, 0.92,
            -0.4, 1, -0.36, 0.86, -0.18, 0.76, -0.02, 0.72, 0.16, 0.62, 0.42, 0.36, 0.4, 0.24, 0.24, 0.2, 0.2, 0, 0.1,
            0.2, 0, 0.22, 0.06, 0),
    CABBAGE(Ink.CABBAGE);

    private static final double SMALLEST_EYED = 16;
    private static final double SMALLEST_DRESSED = 9;

    private final Ink ink;
    private final double eyeX;
    private final double eyeY;
    /**
     * Half-outline in shares of the height, alternating: distance from the centre to the right, then height above the
     * feet.
     */
    private final double[] outline;

    Silhouette(Ink ink) {
        this(ink, 0, 0);
    }

    Silhouette(Ink ink, double eyeX, double eyeY, double... outline) {
        this.ink = ink;
        this.eyeX = eyeX;
        this.eyeY = eyeY;
        this.outline = outline;
    }

    /** Draws the figure; x is its centre. Lengths are px. */
    public void paint(Surface surface, Style style, double x, double feet, double height) {
        surface.setFill(style.color(ink));
        switch (this) {
            case WOLF, GOAT -> head(surface, style.color(Ink.SURFACE), x, feet, height);
            case CABBAGE -> cabbage(surface, style.color(Ink.SURFACE), x, feet, height);
            case GUARD, PRISONER, FARMER -> person(surface, style.color(Ink.SURFACE), x, feet, height);
        }
    }

    private void head(Surface surface, Color light, double x, double feet, double height) {
        surface.beginPath();
        surface.moveTo(x + outline[0] * height, feet - outline[1] * height);
        for (int i = 2; i < outline.length; i += 2) {
            surface.lineTo(x + outline[i] * height, feet - outline[i + 1] * height);
        }
        surface.closePath();
        surface.fill();
        if (height >= SMALLEST_EYED) {
            disk(surface, light, x + eyeX * height, feet - eyeY * height, height * 0.05);
        }
    }

    /** Draws a round head of leaves, with the ribs of the outer ones. */
    private static void cabbage(Surface surface, Color light, double x, double feet, double height) {
        double radius = height * 0.44;
        double middle = feet - radius;
        surface.fillOval(x - radius, middle - radius, 2 * radius, 2 * radius);
        surface.fillOval(x - radius * 1.15, middle - radius * 0.3, radius * 1.3, radius * 1.3);
        surface.fillOval(x - radius * 0.15, middle - radius * 0.3, radius * 1.3, radius * 1.3);
        surface.setStroke(light);
        surface.setLineWidth(Math.max(0.8, height * 0.035));
        surface.strokeLine(x, feet - height * 0.04, x, middle + radius * 0.1);
        surface.strokeLine(x, middle + radius * 0.35, x - radius * 0.5, middle);
        surface.strokeLine(x, middle + radius * 0.35, x + radius * 0.5, middle);
    }

    private void person(Surface surface, Color light, double x, double feet, double height) {
        double head = height * 0.34;
        double width = height * 0.6;
        double body = height * 0.54;
        surface.fillOval(x - head / 2, feet - body - head * 0.96, head, head);
        surface.fillRoundRect(x - width / 2, feet - body, width, body, height * 0.3);
        if (this == GUARD) {
            surface.fillRect(x - head * 0.7, feet - body - head * 0.95, head * 1.4, head * 0.4);
        } else if (this == FARMER) {
            surface.fillOval(x - head, feet - body - head * 0.85, 2 * head, head * 0.35);
        } else if (height >= SMALLEST_DRESSED) {
            surface.setFill(light);
            double stripe = body / 5;
            surface.fillRect(x - width / 2, feet - 4 * stripe, width, stripe);
            surface.fillRect(x - width / 2, feet - 2 * stripe, width, stripe);
        }
    }

    private static void disk(Surface surface, Color color, double x, double y, double radius) {
        surface.setFill(color);
        surface.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
