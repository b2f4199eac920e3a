package puzzlescope.picture.graph;

import java.util.List;
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
public record GraphPen(Surface surface, Style style) {

    /** Largest width of a character, as a share of its size. */
    public static final double CHARACTER = 0.6;

    /** Height of a label, in sizes of its text, and its extra width. */
    public static final double LABEL_HEIGHT = 1.4;

    private static final double LABEL_MARGIN = 0.7;
    private static final int FIRST_WIDE = 0x2E80;
    private static final double WIDE = 1.65;

    public Color color(Ink ink) {
        return style.color(ink);
    }

    public double textSize() {
        return style.textSize();
    }

    /** Approximate width of a text at a size. */
    public static double widthOf(String text, double size) {
        double characters = 0;
        for (int i = 0; i < text.length(); i++) {
            characters += text.charAt(i) < FIRST_WIDE ? 1 : WIDE;
        }
        return characters * CHARACTER * size;
    }

    public void text(String text, double x, double y, double size, boolean bold, Color color, TextAlign alignment) {
        if (size < Font.LEAST) {
            return;
        }
        surface.setFont(Font.text(size).bold(bold));
        surface.setTextAlign(alignment);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFill(color);
        surface.fillText(text, x, y);
    }

    public void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlign.CENTER);
    }

    /** Draws text with padding on a rounded background. */
    void badge(String text, double x, double y, double size, Color ground, Color color) {
        double width = labelWidth(text, size);
        double height = size * LABEL_HEIGHT;
        surface.setFill(ground);
        surface.fillRoundRect(x - width / 2, y - height / 2, width, height, height);
        text(text, x, y, size, true, color);
    }

    /** Draws a label on its own background where there is room, or omits it. */
    public void label(LabelPlaces places, String text, double size, Color ground, Color color, List<Point> middles) {
        if (size < Font.LEAST) {
            return;
        }
        var at = places.place(labelWidth(text, size), size * LABEL_HEIGHT, middles);
        if (at != null) {
            badge(text, at.x(), at.y(), size, ground, color);
        }
    }

    /** Width of a label including its background. */
    public double labelWidth(String text, double size) {
        return style.width(text, Font.bold(size)) + size * LABEL_MARGIN;
    }

    public void star(double x, double y, double size, Color color) {
        Signs.star(surface, x, y, size, color);
    }
}
