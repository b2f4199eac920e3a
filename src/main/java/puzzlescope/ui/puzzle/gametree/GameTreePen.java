package puzzlescope.ui.puzzle.gametree;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import puzzlescope.core.puzzle.gametree.event.GameTreeEvent;
import puzzlescope.core.puzzle.gametree.space.GameSpace;
import puzzlescope.core.puzzle.gametree.space.Rival;
import puzzlescope.ui.board.TextWidths;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * What the painters of one canvas share: words, inks, the typeface. Lengths are px.
 *
 * @param font the typeface and the size of plain text
 */
record GameTreePen(GraphicsContext graphics, Appearance appearance, Font font) {

    private static final Ink MAX = Ink.of("gametree-max");
    private static final Ink MIN = Ink.of("gametree-min");
    private static final double BADGE_HEIGHT = 1.4;
    private static final double BADGE_MARGIN = 0.8;
    private static final double ARM = 0.3;
    private static final double STROKE = 0.13;

    Color color(Ink ink) {
        return appearance.color(ink);
    }

    Color color(Rival who) {
        return color(who == Rival.MAX ? MAX : MIN);
    }

    double textSize() {
        return font.getSize();
    }

    double widthOf(String text, double size, boolean bold) {
        return TextWidths.of(text, font.getFamily(), bold, size);
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

    /** What a value is drawn in: that of who has won. */
    Color colorOf(int value) {
        return value == 0 || value < GameSpace.LEAST || value > GameSpace.GREATEST
                ? color(Ink.TEXT)
                : color(value > 0 ? Rival.MAX : Rival.MIN);
    }

    /** A value on a ground of its own; x and y are its middle. */
    void value(int value, double x, double y, double size, double opacity, boolean strong) {
        var text = GameTreeEvent.sign(value);
        double width = Math.max(size * 1.9, widthOf(text, size, true) + size * BADGE_MARGIN);
        double height = size * BADGE_HEIGHT;
        graphics.setGlobalAlpha(Math.clamp(opacity, 0, 1));
        graphics.setFill(strong ? colorOf(value) : color(Ink.SURFACE));
        graphics.fillRoundRect(x - width / 2, y - height / 2, width, height, height * 0.6, height * 0.6);
        graphics.setStroke(colorOf(value));
        graphics.setLineWidth(Math.max(1, size * 0.09));
        graphics.setLineDashes();
        graphics.strokeRoundRect(x - width / 2, y - height / 2, width, height, height * 0.6, height * 0.6);
        text(text, x, y, size, true, strong ? color(Ink.SURFACE) : colorOf(value));
        graphics.setGlobalAlpha(1);
    }

    /** A cross or a nought in a square of a size around a middle; one that is not wholly there is paler. */
    void mark(Rival who, double x, double y, double size, double presence) {
        graphics.setStroke(color(Ink.LIGHT_SQUARE).interpolate(color(who), Math.clamp(presence, 0, 1)));
        graphics.setLineDashes();
        graphics.setLineWidth(Math.max(1, size * STROKE));
        graphics.setLineCap(StrokeLineCap.ROUND);
        double arm = size * ARM;
        if (who == Rival.MAX) {
            graphics.strokeLine(x - arm, y - arm, x + arm, y + arm);
            graphics.strokeLine(x - arm, y + arm, x + arm, y - arm);
        } else {
            graphics.strokeOval(x - arm, y - arm, 2 * arm, 2 * arm);
        }
    }

    /** A rounded outline. */
    void outline(double x, double y, double width, double height, Color color, double line, boolean dashed) {
        graphics.setStroke(color);
        graphics.setLineWidth(line);
        graphics.setLineDashes(dashed ? new double[] {line * 2.5, line * 2} : new double[0]);
        double arc = Math.min(width, height) * 0.2;
        graphics.strokeRoundRect(x + line / 2, y + line / 2, width - line, height - line, arc, arc);
        graphics.setLineDashes();
    }
}
