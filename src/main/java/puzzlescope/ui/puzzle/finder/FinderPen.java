package puzzlescope.ui.puzzle.finder;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * What the painters of the canvas share: words, inks, the typeface. Lengths are px.
 *
 * @param font the typeface and the size of plain text
 */
record FinderPen(GraphicsContext graphics, Appearance appearance, Font font) {

    private static final String ELLIPSIS = "\u2026";
    private static final Text PROBE = new Text();

    Color color(Ink ink) {
        return appearance.color(ink);
    }

    double textSize() {
        return font.getSize();
    }

    Font plain(double size) {
        return Font.font(font.getFamily(), size);
    }

    Font bold(double size) {
        return Font.font(font.getFamily(), FontWeight.BOLD, size);
    }

    Font code(double size) {
        return Font.font("Monospaced", size);
    }

    /** How wide a text is. */
    static double widthOf(String text, Font font) {
        PROBE.setFont(font);
        PROBE.setText(text);
        return PROBE.getLayoutBounds().getWidth();
    }

    /**
     * Writes a text from a point on, cut where the room ends.
     *
     * @return how wide it came out
     */
    double write(String text, double x, double y, double room, Font font, Color color) {
        var shown = cut(text, room, font);
        if (shown.isEmpty()) {
            return 0;
        }
        graphics.setFont(font);
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setFill(color);
        graphics.fillText(shown, x, y);
        return widthOf(shown, font);
    }

    private static String cut(String text, double room, Font font) {
        if (widthOf(text, font) <= room) {
            return text;
        }
        int low = 0;
        int high = text.length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (widthOf(text.substring(0, middle) + ELLIPSIS, font) <= room) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        int end = low > 0 && Character.isHighSurrogate(text.charAt(low - 1)) ? low - 1 : low;
        return end == 0 ? "" : text.substring(0, end) + ELLIPSIS;
    }
}
