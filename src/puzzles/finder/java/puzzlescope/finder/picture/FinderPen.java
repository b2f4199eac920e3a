package puzzlescope.finder.picture;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Text and inks shared by the painters of the canvas. Lengths are px. */
public record FinderPen(Surface surface, Style style) {

    private static final String ELLIPSIS = "\u2026";

    public Color color(Ink ink) {
        return style.color(ink);
    }

    public double textSize() {
        return style.textSize();
    }

    Font plain(double size) {
        return Font.text(size);
    }

    Font bold(double size) {
        return Font.bold(size);
    }

    Font code(double size) {
        return Font.monospaced(size);
    }

    /** Returns the width of a text. */
    public double widthOf(String text, Font font) {
        return style.width(text, font);
    }

    /**
     * Writes a text from a point on, truncated to the available width.
     *
     * @return the width drawn
     */
    public double write(String text, double x, double y, double room, Font font, Color color) {
        var shown = cut(text, room, font);
        if (shown.isEmpty()) {
            return 0;
        }
        surface.setFont(font);
        surface.setTextAlign(TextAlign.LEFT);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(color);
        surface.fillText(shown, x, y);
        return widthOf(shown, font);
    }

    private String cut(String text, double room, Font font) {
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
