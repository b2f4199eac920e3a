package puzzlescope.hanoi.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Draws text on disks and between states. Lengths are px. */
public final class HanoiPen extends Pen {

    /** Luminance above which black has more contrast than white. */
    private static final double BRIGHT = 0.1785;

    HanoiPen(Surface surface, Style style) {
        super(surface, style);
    }

    /** The colour of a share from 0 to 1 on the scale from low to high. */
    Color scale(double share) {
        return share < 0.5
                ? color(Ink.SCALE_LOW).interpolate(color(Ink.SCALE_MIDDLE), 2 * share)
                : color(Ink.SCALE_MIDDLE).interpolate(color(Ink.SCALE_HIGH), 2 * share - 1);
    }

    /** Black or white, whichever is more readable on a background. */
    static Color on(Color ground) {
        return ground.luminance() > BRIGHT ? Color.BLACK : Color.WHITE;
    }

    /** Draws text, condensed where it would not fit. */
    public void fitted(String text, double x, double y, double width, boolean bold, Color color) {
        text(text, x, y, Font.text(textSize()).bold(bold), color, TextAlign.CENTER, width);
    }

    /** The largest size up to {@code size} at which a text fits into a width; 0 if it would be too small to read. */
    double fitting(String text, double size, double width) {
        double fit = Math.min(size, width / Math.max(1e-9, style.width(text, Font.text(1))));
        return fit < Font.LEAST ? 0 : fit;
    }

    double boldWidth(String text) {
        return style.width(text, Font.bold(textSize()));
    }
}
