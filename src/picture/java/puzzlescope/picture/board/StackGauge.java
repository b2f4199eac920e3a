package puzzlescope.picture.board;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

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
        surface.setFill(style.color(Ink.TRAY));
        surface.fillRoundRect(middle - GLASS / 2, glassTop, GLASS, glass, 8);
        surface.setFill(style.color(full ? Ink.CONFLICT : Ink.PATH));
        surface.fillRoundRect(middle - GLASS / 2, glassTop + glass * (1 - share), GLASS, glass * share, 8);
        surface.setStroke(style.color(full ? Ink.CONFLICT : Ink.GRID));
        surface.setLineWidth(full ? 2.5 : 1.2);
        surface.strokeRoundRect(middle - GLASS / 2, glassTop, GLASS, glass, 8);
        text(
                style.localize("number", limit),
                middle,
                glassTop - size * 0.9,
                Math.max(Font.LEAST, size * 0.9),
                full,
                full ? Ink.CONFLICT : Ink.FAINT);
        text(style.localize("number", calls), middle, top + height - size, size, true, Ink.TEXT);
        if (full) {
            text("!", middle, glassTop + size * 1.1, size * 1.5, true, Ink.SURFACE);
        }
    }

    private void text(String text, double x, double y, double size, boolean bold, Ink ink) {
        surface.setFont(Font.text(size).bold(bold));
        surface.setTextAlign(TextAlign.CENTER);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(style.color(ink));
        surface.fillText(text, x, y);
    }
}
