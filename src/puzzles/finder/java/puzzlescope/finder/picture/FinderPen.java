package puzzlescope.finder.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Draws text truncated to the available width. Lengths are px. */
public final class FinderPen extends Pen {

    private static final String ELLIPSIS = "\u2026";

    FinderPen(Surface surface, Style style) {
        super(surface, style);
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
        text(shown, x, y, font, color, TextAlign.LEFT);
        return width(shown, font);
    }

    private String cut(String text, double room, Font font) {
        if (width(text, font) <= room) {
            return text;
        }
        int low = 0;
        int high = text.length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (width(text.substring(0, middle) + ELLIPSIS, font) <= room) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        int end = low > 0 && Character.isHighSurrogate(text.charAt(low - 1)) ? low - 1 : low;
        return end == 0 ? "" : text.substring(0, end) + ELLIPSIS;
    }
}
