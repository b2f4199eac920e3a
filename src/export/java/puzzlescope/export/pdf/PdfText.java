package puzzlescope.export.pdf;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;

/** Text on pages of PDF. Lengths are points. */
public final class PdfText {

    /** How far the lines of a text are apart, in sizes of its letters. */
    public static final double LEADING = 1.35;

    /** What letters have that stand back on paper. */
    public static final Color FAINT = Color.web("#555555");

    /** What frames and lines to write on have. */
    public static final Color RULE = Color.web("#999999");

    private PdfText() {}

    /** Writes a line; {@code x} and {@code y} mean what the page's alignment says. */
    public static void write(PdfSurface page, String text, double x, double y, Font font, Color color) {
        page.setFont(font);
        page.setFill(color);
        page.fillText(text, x, y);
    }

    /** A text broken into lines that are not wider than this, as the language breaks them. */
    public static List<String> lines(PdfSurface page, String text, Font font, double width, Locale locale) {
        var breaks = BreakIterator.getLineInstance(locale);
        breaks.setText(text);
        var lines = new ArrayList<String>();
        int from = 0;
        int fits = 0;
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            if (fits > from && page.width(text.substring(from, to).strip(), font) > width) {
                lines.add(text.substring(from, fits).strip());
                from = fits;
            }
            fits = to;
        }
        lines.add(text.substring(from).strip());
        return lines;
    }
}
