package puzzlescope.ui.board;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * A gauge of the stack: a glass that fills from the bottom, with the limit above and the open calls below. Lengths are px.
 *
 * @param font the typeface and the size of its numbers
 * @param calls how many calls are open
 * @param limit how many may be
 * @param full whether the stack was found full
 */
public record StackGauge(
        GraphicsContext graphics, Appearance appearance, Font font, int calls, int limit, boolean full) {

    public static final double WIDTH = 84;
    private static final double GLASS = 30;

    public void paint(double left, double top, double height) {
        double size = font.getSize();
        double middle = left + WIDTH / 2;
        double glassTop = top + size * 2.6;
        double glass = height - size * 4.6;
        if (glass < size * 2) {
            return;
        }
        double share = Math.min(1, (double) calls / limit);
        graphics.setFill(appearance.color(Ink.TRAY));
        graphics.fillRoundRect(middle - GLASS / 2, glassTop, GLASS, glass, 8, 8);
        graphics.setFill(appearance.color(full ? Ink.CONFLICT : Ink.PATH));
        graphics.fillRoundRect(middle - GLASS / 2, glassTop + glass * (1 - share), GLASS, glass * share, 8, 8);
        graphics.setStroke(appearance.color(full ? Ink.CONFLICT : Ink.GRID));
        graphics.setLineWidth(full ? 2.5 : 1.2);
        graphics.strokeRoundRect(middle - GLASS / 2, glassTop, GLASS, glass, 8, 8);
        text(
                appearance.say("number", limit),
                middle,
                glassTop - size * 0.9,
                size * 0.9,
                full,
                full ? Ink.CONFLICT : Ink.FAINT);
        text(appearance.say("number", calls), middle, top + height - size, size, true, Ink.TEXT);
        if (full) {
            text("!", middle, glassTop + size * 1.1, size * 1.5, true, Ink.SURFACE);
        }
    }

    private void text(String text, double x, double y, double size, boolean bold, Ink ink) {
        graphics.setFont(Font.font(font.getFamily(), bold ? FontWeight.BOLD : FontWeight.NORMAL, size));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setFill(appearance.color(ink));
        graphics.fillText(text, x, y);
    }
}
