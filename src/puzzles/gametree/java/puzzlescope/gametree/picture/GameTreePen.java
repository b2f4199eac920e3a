package puzzlescope.gametree.picture;

import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Draws values and marks of players. Lengths are px. */
public final class GameTreePen extends Pen {

    static final Ink MAX = Ink.of("gametree-max");
    static final Ink MIN = Ink.of("gametree-min");
    /** The line of three by which a game was won. */
    public static final Ink LINE = Ink.of("gametree-line");

    private static final double BADGE_HEIGHT = 1.4;
    private static final double BADGE_MARGIN = 0.8;
    private static final double BADGE_LEAST = 1.9;
    private static final double ARM = 0.3;
    private static final double STROKE = 0.13;

    GameTreePen(Surface surface, Style style) {
        super(surface, style, new Padding(BADGE_HEIGHT, BADGE_MARGIN, BADGE_LEAST));
    }

    public Color color(GamePlayer who) {
        return color(who == GamePlayer.MAX ? MAX : MIN);
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
        double width = badgeWidth(text, size);
        double height = badgeHeight(size);
        surface.setOpacity(Math.clamp(opacity, 0, 1));
        plate(x, y, width, height, height * 0.6, strong ? colorOf(value) : color(Ink.SURFACE));
        surface.setLineDashes();
        frame(x, y, width, height, height * 0.6, Math.max(1, size * 0.09), colorOf(value));
        text(text, x, y, Font.bold(size), strong ? color(Ink.SURFACE) : colorOf(value));
        surface.setOpacity(1);
    }

    /** Draws a cross or a nought in a square around a centre, translucent if only partly present. */
    void mark(GamePlayer who, double x, double y, double size, double presence) {
        var color = color(Ink.LIGHT_SQUARE).interpolate(color(who), Math.clamp(presence, 0, 1));
        double line = Math.max(1, size * STROKE);
        surface.setLineDashes();
        if (who == GamePlayer.MAX) {
            cross(x, y, size * ARM, line, color);
        } else {
            surface.setLineCap(LineCap.ROUND);
            ring(x, y, 2 * size * ARM, line, color);
        }
    }

    void outline(double x, double y, double width, double height, Color color, double line, boolean dashed) {
        surface.setLineDashes(dashed ? new double[] {line * 2.5, line * 2} : new double[0]);
        double arc = Math.min(width, height) * 0.2;
        frame(x + width / 2, y + height / 2, width - line, height - line, arc, line, color);
        surface.setLineDashes();
    }
}
