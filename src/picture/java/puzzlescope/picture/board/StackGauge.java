package puzzlescope.picture.board;

import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/**
 * A gauge of the call stack: a glass that fills from the bottom, with the limit above and the number of open calls
 * below. Lengths are px.
 *
 * @param font that of its numbers
 * @param calls number of open calls
 * @param limit the largest number allowed
 * @param full whether the stack overflowed
 */
public record StackGauge(Surface surface, Style style, Font font, int calls, int limit, boolean full) {

    public static final double WIDTH = 84;
    private static final double GLASS = 30;

    public void paint(double left, double top, double height) {
        double size = font.size();
        double middle = left + WIDTH / 2;
        double glassTop = top + size * 2.6;
        double glass = height - size * 4.6;
        if (glass < size * 2) {
            return;
        }
        double share = Math.min(1, (double) calls / limit);
        var pen = new Pen(surface, style);
        double center = glassTop + glass / 2;
        pen.plate(middle, center, GLASS, glass, 8, pen.color(Ink.TRAY));
        double filled = glass * share;
        pen.plate(middle, glassTop + glass - filled / 2, GLASS, filled, 8, pen.color(full ? Ink.CONFLICT : Ink.PATH));
        pen.frame(middle, center, GLASS, glass, 8, full ? 2.5 : 1.2, pen.color(full ? Ink.CONFLICT : Ink.GRID));
        var small = Font.text(Math.max(Font.LEAST, size * 0.9)).bold(full);
        var most = style.localize("number", limit);
        pen.text(most, middle, glassTop - size * 0.9, small, pen.color(full ? Ink.CONFLICT : Ink.FAINT));
        var number = style.localize("number", calls);
        pen.text(number, middle, top + height - size, Font.bold(size), pen.color(Ink.TEXT));
        if (full) {
            pen.text("!", middle, glassTop + size * 1.1, Font.bold(size * 1.5), pen.color(Ink.SURFACE));
        }
    }
}
