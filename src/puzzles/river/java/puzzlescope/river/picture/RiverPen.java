package puzzlescope.river.picture;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Point;
import puzzlescope.picture.Signs;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.LabelPlaces;

/** Text and inks shared by the painters of one canvas. Lengths are px. */
public record RiverPen(Surface surface, Style style) {

    /** Height of a label, in sizes of its text, and its extra width. */
    static final double LABEL_HEIGHT = 1.5;

    private static final double LABEL_MARGIN = 0.8;
    private static final int FIRST_WIDE = 0x2E80;
    private static final double WIDE = 1.65;

    Color color(Ink ink) {
        return style.color(ink);
    }

    /** The text of a short name. */
    String localize(Message message) {
        return style.localize(message);
    }

    public double textSize() {
        return style.textSize();
    }

    /** Approximate width of a text in Latin characters; Chinese ones are wider. */
    double widthOf(String text) {
        return text.chars()
                .mapToDouble(character -> character < FIRST_WIDE ? 1 : WIDE)
                .sum();
    }

    void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlign.CENTER);
    }

    void text(String text, double x, double y, double size, boolean bold, Color color, TextAlign alignment) {
        if (size < Font.LEAST) {
            return;
        }
        surface.setFont(Font.text(size).bold(bold));
        surface.setTextAlign(alignment);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(color);
        surface.fillText(text, x, y);
    }

    /** Draws text with padding on a rounded background. */
    void badge(String text, double x, double y, double size, Color ground, Color color) {
        double width = labelWidth(text, size);
        double height = size * LABEL_HEIGHT;
        surface.setFill(ground);
        surface.fillRoundRect(x - width / 2, y - height / 2, width, height, height);
        text(text, x, y, size, true, color);
    }

    /** A cross in a disk: not allowed. */
    void refused(double x, double y, double size) {
        Signs.refused(surface, style, x, y, size);
    }

    void disk(double x, double y, double size, Color color) {
        surface.setFill(color);
        surface.fillOval(x - size / 2, y - size / 2, size, size);
    }

    /** Draws a label on its own background where there is room, or omits it. */
    void label(LabelPlaces places, String text, double size, Color ground, Color color, List<Point> middles) {
        var at = places.place(labelWidth(text, size), size * LABEL_HEIGHT, middles);
        if (at != null) {
            badge(text, at.x(), at.y(), size, ground, color);
        }
    }

    /** Width of a label including its background. */
    double labelWidth(String text, double size) {
        double width = style.width(text, Font.bold(size));
        return Math.max(size * 1.7, width + size * LABEL_MARGIN);
    }

    void star(double x, double y, double size, Color color) {
        Signs.star(surface, x, y, size, color);
    }
}
