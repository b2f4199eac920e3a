package puzzlescope.export.film;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** The sentence below a picture, in large letters, or in smaller ones if it does not fit. */
final class FilmCaption {

    private static final double LARGER = 1.5;
    private static final List<Double> SHARES = List.of(1.0, 0.85, 0.7);
    private static final double LINE = 1.35;
    private static final int LINES = 2;
    private static final double MARGIN = 0.75;

    private final Style style;
    private final Locale locale;
    private final Font font;

    FilmCaption(Style style, Locale locale) {
        this.style = style;
        this.locale = locale;
        font = Font.text(style.textSize() * LARGER);
    }

    /** Returns the height, in whole px. */
    int height() {
        return (int) Math.ceil(font.size() * (LINES * LINE + MARGIN));
    }

    /** Draws a sentence centred in a strip at the bottom of the surface. */
    void write(Surface surface, String sentence) {
        double width = surface.width() - 2 * font.size();
        double share = share(sentence, width);
        var letters = Font.text(font.size() * share);
        var lines = lines(sentence, width / share);
        double middle = surface.height() - height() / 2.0;
        surface.setFont(letters);
        surface.setFill(style.color(Ink.TEXT));
        surface.setTextAlign(TextAlign.CENTER);
        surface.setTextBaseline(Baseline.CENTER);
        for (int i = 0; i < lines.size(); i++) {
            double y = middle + (i - (lines.size() - 1) / 2.0) * letters.size() * LINE;
            surface.fillText(lines.get(i), surface.width() / 2, y);
        }
    }

    /** Returns the font scale at which the sentence fits, or the smallest one. */
    private double share(String sentence, double width) {
        return SHARES.stream()
                .filter(share -> hasRoom(sentence, width / share))
                .findFirst()
                .orElse(SHARES.getLast());
    }

    private boolean hasRoom(String sentence, double width) {
        var lines = lines(sentence, width);
        return lines.isEmpty() || sentence.strip().endsWith(lines.getLast());
    }

    /** Breaks a sentence into lines at full font size; text that does not fit is cut with an ellipsis. */
    List<String> lines(String sentence, double width) {
        var breaks = BreakIterator.getLineInstance(locale);
        breaks.setText(sentence);
        var lines = new ArrayList<String>();
        int from = 0;
        while (from < sentence.length() && lines.size() < LINES) {
            int end = fitting(sentence, breaks, from, width);
            boolean cut = lines.size() == LINES - 1 && end < sentence.length();
            lines.add(
                    cut
                            ? shortened(sentence.substring(from), width)
                            : sentence.substring(from, end).strip());
            from = end;
        }
        return lines;
    }

    private int fitting(String sentence, BreakIterator breaks, int from, double width) {
        int end = breaks.following(from);
        for (int next = end;
                next != BreakIterator.DONE
                        && fits(sentence.substring(from, next).strip(), width); ) {
            end = next;
            next = breaks.next();
        }
        return end;
    }

    private String shortened(String text, double width) {
        int length = text.length();
        while (length > 0 && !fits(text.substring(0, length).strip() + "…", width)) {
            length = text.offsetByCodePoints(length, -1);
        }
        return text.substring(0, length).strip() + "…";
    }

    private boolean fits(String text, double width) {
        return style.width(text, font) <= width;
    }
}
