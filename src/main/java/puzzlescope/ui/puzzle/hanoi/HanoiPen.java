package puzzlescope.ui.puzzle.hanoi;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import puzzlescope.ui.board.Signs;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * What the painters of one canvas share: words, inks, the typeface. Lengths are px.
 *
 * @param font the typeface and the size of plain text
 */
record HanoiPen(GraphicsContext graphics, Appearance appearance, Font font) {

    private static final double BRIGHT = 0.18;
    private static final Text PROBE = new Text();

    Color color(Ink ink) {
        return appearance.color(ink);
    }

    /** The colour of a share from 0 to 1 on the scale from little to much. */
    Color scale(double share) {
        return share < 0.5
                ? color(Ink.SCALE_LOW).interpolate(color(Ink.SCALE_MIDDLE), 2 * share)
                : color(Ink.SCALE_MIDDLE).interpolate(color(Ink.SCALE_HIGH), 2 * share - 1);
    }

    /** Black or white, whichever can be read better on a ground. */
    static Color on(Color ground) {
        double luminance = 0.2126 * linear(ground.getRed())
                + 0.7152 * linear(ground.getGreen())
                + 0.0722 * linear(ground.getBlue());
        return luminance > BRIGHT ? Color.BLACK : Color.WHITE;
    }

    private static double linear(double part) {
        return Math.pow(part, 2.2);
    }

    double textSize() {
        return font.getSize();
    }

    void text(String text, double x, double y, double size, boolean bold, Color color, TextAlignment alignment) {
        graphics.setFont(Font.font(font.getFamily(), bold ? FontWeight.BOLD : FontWeight.NORMAL, size));
        graphics.setTextAlign(alignment);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setFill(color);
        graphics.fillText(text, x, y);
    }

    void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlignment.CENTER);
    }

    /** Text that is narrowed where it would not fit. */
    void fitted(String text, double x, double y, double width, boolean bold, Color color) {
        graphics.setFont(Font.font(font.getFamily(), bold ? FontWeight.BOLD : FontWeight.NORMAL, textSize()));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setFill(color);
        graphics.fillText(text, x, y, width);
    }

    /** How wide a bold text comes out. */
    double boldWidth(String text) {
        PROBE.setFont(Font.font(font.getFamily(), FontWeight.BOLD, textSize()));
        PROBE.setText(text);
        return PROBE.getLayoutBounds().getWidth();
    }

    /** A cross in a disk: this may not be. */
    void refused(double x, double y, double size) {
        Signs.refused(graphics, appearance, x, y, size);
    }

    void dot(double x, double y, double radius, Color color) {
        graphics.setFill(color);
        graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    void ring(double x, double y, double radius, double width, Color color) {
        graphics.setStroke(color);
        graphics.setLineWidth(width);
        graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    void star(double x, double y, double size, Color color) {
        Signs.star(graphics, x, y, size, color);
    }
}
