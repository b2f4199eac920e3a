package puzzlescope.export.pdf;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;

/** Text on PDF pages. Lengths are in points. */
public final class PdfText {

    /** Line spacing, as a multiple of the font size. */
    public static final double LEADING = 1.35;

    /** Colour of secondary text on paper. */
    public static final Color FAINT = Color.web("#555555");

    /** Colour of frames and of lines to write on. */
    public static final Color RULE = Color.web("#999999");

    private PdfText() {}

    /** Writes a line; {@code x} and {@code y} are relative to the page's alignment. */
    public static void write(PdfSurface page, String text, double x, double y, Font font, Color color) {
        page.setFont(font);
        page.setFill(color);
        page.fillText(text, x, y);
    }

    /** Breaks a text into lines no wider than {@code width}, by the rules of the language. */
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
