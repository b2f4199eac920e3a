package puzzlescope.ui.puzzle.river;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import puzzlescope.core.event.Message;
import puzzlescope.ui.board.LabelPlaces;
import puzzlescope.ui.board.Signs;
import puzzlescope.ui.board.TextWidths;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * What the painters of one canvas share: words, inks, the typeface. Lengths are px.
 *
 * @param font the typeface and the size of plain text
 */
record RiverPen(GraphicsContext graphics, Appearance appearance, Font font) {

    /** How high a label is, in sizes of its letters, and how much wider than its text. */
    static final double LABEL_HEIGHT = 1.5;

    private static final double LABEL_MARGIN = 0.8;
    private static final int FIRST_WIDE = 0x2E80;
    private static final double WIDE = 1.65;

    Color color(Ink ink) {
        return appearance.color(ink);
    }

    /** The words of a short name. */
    String say(Message message) {
        return appearance.texts().say(message);
    }

    double textSize() {
        return font.getSize();
    }

    /** About how wide a text is, in Latin characters; those of Chinese are wider. */
    double widthOf(String text) {
        return text.chars()
                .mapToDouble(character -> character < FIRST_WIDE ? 1 : WIDE)
                .sum();
    }

    void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlignment.CENTER);
    }

    void text(String text, double x, double y, double size, boolean bold, Color color, TextAlignment alignment) {
        graphics.setFont(Font.font(font.getFamily(), bold ? FontWeight.BOLD : FontWeight.NORMAL, size));
        graphics.setTextAlign(alignment);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setFill(color);
        graphics.fillText(text, x, y);
    }

    /** Text with room around it on a rounded ground. */
    void badge(String text, double x, double y, double size, Color ground, Color color) {
        double width = labelWidth(text, size);
        double height = size * LABEL_HEIGHT;
        graphics.setFill(ground);
        graphics.fillRoundRect(x - width / 2, y - height / 2, width, height, height, height);
        text(text, x, y, size, true, color);
    }

    /** A cross in a disk: this may not be. */
    void refused(double x, double y, double size) {
        Signs.refused(graphics, appearance, x, y, size);
    }

    void disk(double x, double y, double size, Color color) {
        graphics.setFill(color);
        graphics.fillOval(x - size / 2, y - size / 2, size, size);
    }

    /** Draws a label on a ground of its own where there is room for it; leaves it out where there is none. */
    void label(LabelPlaces places, String text, double size, Color ground, Color color, List<Point2D> middles) {
        var at = places.place(labelWidth(text, size), size * LABEL_HEIGHT, middles);
        if (at != null) {
            badge(text, at.getX(), at.getY(), size, ground, color);
        }
    }

    /** How wide a label is with the ground around it. */
    double labelWidth(String text, double size) {
        double width = TextWidths.of(text, font.getFamily(), true, size);
        return Math.max(size * 1.7, width + size * LABEL_MARGIN);
    }

    void star(double x, double y, double size, Color color) {
        Signs.star(graphics, x, y, size, color);
    }
}
