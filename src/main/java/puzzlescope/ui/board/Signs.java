package puzzlescope.ui.board;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/** Signs that mean the same on every board. Lengths are px. FX thread only. */
public final class Signs {

    private static final int STAR_CORNERS = 10;

    private Signs() {}

    /** A cross in a disk: this may not be. */
    public static void refused(GraphicsContext graphics, Appearance appearance, double x, double y, double size) {
        graphics.setFill(appearance.color(Ink.CONFLICT));
        graphics.fillOval(x - size / 2, y - size / 2, size, size);
        double arm = size * 0.2;
        graphics.setStroke(appearance.color(Ink.SURFACE));
        graphics.setLineWidth(Math.max(1.2, size * 0.13));
        graphics.setLineCap(StrokeLineCap.ROUND);
        graphics.strokeLine(x - arm, y - arm, x + arm, y + arm);
        graphics.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** A star: this is what was looked for. */
    public static void star(GraphicsContext graphics, double x, double y, double size, Color color) {
        var xs = new double[STAR_CORNERS];
        var ys = new double[STAR_CORNERS];
        for (int i = 0; i < STAR_CORNERS; i++) {
            double reach = i % 2 == 0 ? size / 2 : size * 0.2;
            double angle = Math.PI * (2.0 * i / STAR_CORNERS - 0.5);
            xs[i] = x + reach * Math.cos(angle);
            ys[i] = y + reach * Math.sin(angle);
        }
        graphics.setFill(color);
        graphics.fillPolygon(xs, ys, STAR_CORNERS);
    }
}
