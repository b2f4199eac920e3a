package puzzlescope.gametree.picture;

import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Text and inks shared by the painters of one canvas. Lengths are px. */
public record GameTreePen(Surface surface, Style style) {

    static final Ink MAX = Ink.of("gametree-max");
    static final Ink MIN = Ink.of("gametree-min");
    private static final double BADGE_HEIGHT = 1.4;
    private static final double BADGE_MARGIN = 0.8;
    private static final double ARM = 0.3;
    private static final double STROKE = 0.13;

    public Color color(Ink ink) {
        return style.color(ink);
    }

    public Color color(GamePlayer who) {
        return color(who == GamePlayer.MAX ? MAX : MIN);
    }

    public double textSize() {
        return style.textSize();
    }

    public double widthOf(String text, double size, boolean bold) {
        return style.width(text, Font.text(size).bold(bold));
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

    void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlign.CENTER);
    }

    /** The colour of a value: that of the winner. */
    Color colorOf(int value) {
        return value == 0 || value < GameSpace.LEAST || value > GameSpace.GREATEST
                ? color(Ink.TEXT)
                : color(value > 0 ? GamePlayer.MAX : GamePlayer.MIN);
    }

    /** Draws a value on its own background; x and y are its centre. */
    public void value(int value, double x, double y, double size, double opacity, boolean strong) {
        var text = GameTreeEvent.sign(value);
        double width = Math.max(size * 1.9, widthOf(text, size, true) + size * BADGE_MARGIN);
        double height = size * BADGE_HEIGHT;
        surface.setOpacity(Math.clamp(opacity, 0, 1));
        surface.setFill(strong ? colorOf(value) : color(Ink.SURFACE));
        surface.fillRoundRect(x - width / 2, y - height / 2, width, height, height * 0.6);
        surface.setStroke(colorOf(value));
        surface.setLineWidth(Math.max(1, size * 0.09));
        surface.setLineDashes();
        surface.strokeRoundRect(x - width / 2, y - height / 2, width, height, height * 0.6);
        text(text, x, y, size, true, strong ? color(Ink.SURFACE) : colorOf(value));
        surface.setOpacity(1);
    }

    /** Draws a cross or a nought in a square around a centre, translucent if only partly present. */
    void mark(GamePlayer who, double x, double y, double size, double presence) {
        surface.setStroke(color(Ink.LIGHT_SQUARE).interpolate(color(who), Math.clamp(presence, 0, 1)));
        surface.setLineDashes();
        surface.setLineWidth(Math.max(1, size * STROKE));
        surface.setLineCap(LineCap.ROUND);
        double arm = size * ARM;
        if (who == GamePlayer.MAX) {
            surface.strokeLine(x - arm, y - arm, x + arm, y + arm);
            surface.strokeLine(x - arm, y + arm, x + arm, y - arm);
        } else {
            surface.strokeOval(x - arm, y - arm, 2 * arm, 2 * arm);
        }
    }

    /** Draws a rounded outline. */
    void outline(double x, double y, double width, double height, Color color, double line, boolean dashed) {
        surface.setStroke(color);
        surface.setLineWidth(line);
        surface.setLineDashes(dashed ? new double[] {line * 2.5, line * 2} : new double[0]);
        double arc = Math.min(width, height) * 0.2;
        surface.strokeRoundRect(x + line / 2, y + line / 2, width - line, height - line, arc);
        surface.setLineDashes();
    }
}
