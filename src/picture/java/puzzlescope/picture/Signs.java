package puzzlescope.picture;

/** Signs with the same meaning on every board. Lengths are px. FX thread only. */
public final class Signs {

    private static final int STAR_CORNERS = 10;

    private Signs() {}

    /** A cross in a disk: not allowed. */
    public static void refused(Surface surface, Style style, double x, double y, double size) {
        surface.setFill(style.color(Ink.CONFLICT));
        surface.fillOval(x - size / 2, y - size / 2, size, size);
        double arm = size * 0.2;
        surface.setStroke(style.color(Ink.SURFACE));
        surface.setLineWidth(Math.max(1.2, size * 0.13));
        surface.setLineCap(LineCap.ROUND);
        surface.strokeLine(x - arm, y - arm, x + arm, y + arm);
        surface.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** A star: the goal of the search. */
    public static void star(Surface surface, double x, double y, double size, Color color) {
        var xs = new double[STAR_CORNERS];
        var ys = new double[STAR_CORNERS];
        for (int i = 0; i < STAR_CORNERS; i++) {
            double reach = i % 2 == 0 ? size / 2 : size * 0.2;
            double angle = Math.PI * (2.0 * i / STAR_CORNERS - 0.5);
            xs[i] = x + reach * Math.cos(angle);
            ys[i] = y + reach * Math.sin(angle);
        }
        surface.setFill(color);
        surface.fillPolygon(xs, ys, STAR_CORNERS);
    }
}
