package puzzlescope.river.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Surface;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.Silhouette;

/**
 * Draws the travellers, {@code height} px high, standing on a point. A guard wears a cap, a prisoner stripes, and those
 * identified by a letter have it on the breast, so that no colour is needed to tell them apart.
 */
record TravellerPainter(Pen pen) {

    private static final double SMALLEST_LETTER = 24;
    private static final double HEAD = 0.32;
    private static final double BODY_WIDTH = 0.62;
    private static final double BODY_HEIGHT = 0.52;
    private static final int STRIPES = 3;
    /** Height of animals and cabbages, as a share of a person. */
    private static final double PASSENGER = 0.68;

    void guard(double x, double feet, double height) {
        var color = pen.color(Ink.GUARD);
        head(x, feet, height, color);
        cap(x, feet - height * 0.8, height);
        body(x, feet, height, color);
        letter(pen.localize("river.view.G"), x, feet, height, pen.color(Ink.SURFACE));
    }

    /** Draws a flat cap, broad above the band, with a badge and a visor. */
    private void cap(double x, double brim, double height) {
        var surface = pen.surface();
        surface.beginPath();
        surface.moveTo(x - height * 0.17, brim);
        surface.lineTo(x - height * 0.26, brim - height * 0.13);
        surface.quadraticCurveTo(x, brim - height * 0.27, x + height * 0.26, brim - height * 0.13);
        surface.lineTo(x + height * 0.17, brim);
        surface.closePath();
        surface.fill();
        surface.fillRoundRect(x - height * 0.21, brim - height * 0.02, height * 0.42, height * 0.07, height * 0.06);
        pen.disk(x, brim - height * 0.09, height * 0.08, pen.color(Ink.SURFACE));
        surface.setFill(pen.color(Ink.GUARD));
    }

    void prisoner(double x, double feet, double height) {
        var color = pen.color(Ink.PRISONER);
        var light = pen.color(Ink.SURFACE);
        head(x, feet, height, color);
        body(x, feet, height, color);
        var surface = pen.surface();
        surface.setFill(light);
        double stripe = height * BODY_HEIGHT / (2 * STRIPES + 1);
        double inset = height * 0.045;
        for (int i = 0; i < STRIPES; i++) {
            double y = feet - height * BODY_HEIGHT + stripe * (2 * i + 1);
            surface.fillRect(x - height * BODY_WIDTH / 2 + inset, y, height * BODY_WIDTH - 2 * inset, stripe);
        }
        if (height >= SMALLEST_LETTER) {
            double size = height * 0.4;
            pen.disk(x, feet - height * BODY_HEIGHT / 2, size, light);
            pen.ring(x, feet - height * BODY_HEIGHT / 2, size, Math.max(1, height * 0.03), color);
            pen.text(
                    pen.localize("river.view.P"),
                    x,
                    feet - height * BODY_HEIGHT / 2,
                    Font.bold(Math.max(Font.LEAST, height * 0.29)),
                    color);
        }
    }

    /** Draws the farmer, who is always in the boat. */
    void farmer(double x, double feet, double height) {
        var color = pen.color(Ink.GUARD);
        head(x, feet, height, color);
        pen.surface().fillOval(x - height * 0.31, feet - height * 0.87, height * 0.62, height * 0.11);
        body(x, feet, height, color);
        letter(pen.localize("river.view.F"), x, feet, height, pen.color(Ink.SURFACE));
    }

    /** Draws the wolf, the goat or the cabbage; someone at the bridge with the minutes above. */
    void member(RiverKind kind, int member, String minutes, double x, double feet, double height) {
        char letter = kind.letter(member);
        if (kind == RiverKind.WOLF_GOAT_CABBAGE) {
            passenger(letter, x, feet, height);
            return;
        }
        var color = pen.color(Ink.GUARD);
        head(x, feet, height, color);
        body(x, feet, height, color);
        letter(minutes, x, feet, height, pen.color(Ink.SURFACE));
        if (height >= SMALLEST_LETTER) {
            pen.text(
                    String.valueOf(letter),
                    x,
                    feet - height * 0.69,
                    Font.bold(Math.max(Font.LEAST, height * 0.24)),
                    pen.color(Ink.SURFACE));
        }
    }

    private void passenger(char letter, double x, double feet, double height) {
        var who = letter == 'W' ? Silhouette.WOLF : letter == 'G' ? Silhouette.GOAT : Silhouette.CABBAGE;
        who.paint(pen.surface(), pen.style(), x, feet, height * PASSENGER);
        double size = height * PASSENGER * 0.34;
        var key = letter == 'G' ? "GOAT" : String.valueOf(letter);
        double aside = who == Silhouette.CABBAGE ? 0 : height * PASSENGER * 0.15;
        double up = who == Silhouette.CABBAGE ? 0.72 : 0.18;
        pen.text(
                pen.localize("river.view." + key),
                x - aside,
                feet - height * PASSENGER * up,
                Font.bold(size),
                pen.color(Ink.SURFACE));
    }

    /** Draws the outline of someone who should be there but is not. */
    void ghost(double x, double feet, double height) {
        Surface surface = pen.surface();
        pen.stroke(Math.max(1.2, height * 0.05), pen.color(Ink.CONFLICT));
        surface.setLineDashes(height * 0.1, height * 0.09);
        double head = height * HEAD;
        surface.strokeOval(x - head / 2, feet - height * 0.88, head, head);
        surface.strokeRoundRect(
                x - height * BODY_WIDTH / 2,
                feet - height * BODY_HEIGHT,
                height * BODY_WIDTH,
                height * BODY_HEIGHT,
                height * 0.3);
        surface.setLineDashes();
    }

    private void head(double x, double feet, double height, Color color) {
        pen.disk(x, feet - height * 0.7, height * HEAD, color);
    }

    private void body(double x, double feet, double height, Color color) {
        var surface = pen.surface();
        surface.setFill(color);
        surface.fillRoundRect(
                x - height * BODY_WIDTH / 2,
                feet - height * BODY_HEIGHT,
                height * BODY_WIDTH,
                height * BODY_HEIGHT,
                height * 0.3);
    }

    private void letter(String letter, double x, double feet, double height, Color color) {
        if (height >= SMALLEST_LETTER) {
            pen.text(letter, x, feet - height * BODY_HEIGHT / 2, Font.bold(Math.max(Font.LEAST, height * 0.34)), color);
        }
    }
}
