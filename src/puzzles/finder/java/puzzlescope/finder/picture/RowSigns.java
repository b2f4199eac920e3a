package puzzlescope.finder.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Surface;

/** Signs in front of rows, distinguished by shape. Centres and sizes are px. */
final class RowSigns {

    private final FinderPen pen;
    private final Surface surface;

    RowSigns(FinderPen pen) {
        this.pen = pen;
        surface = pen.surface();
    }

    /** A folder: filled while being walked, an outline afterwards. */
    void folder(double x, double y, double size, boolean open) {
        double width = size;
        double height = size * 0.74;
        double left = x - width / 2;
        double top = y - height / 2;
        double tab = height * 0.2;
        surface.beginPath();
        surface.moveTo(left, top);
        surface.lineTo(left + width * 0.38, top);
        surface.lineTo(left + width * 0.5, top + tab);
        surface.lineTo(left + width, top + tab);
        surface.lineTo(left + width, top + height);
        surface.lineTo(left, top + height);
        surface.closePath();
        surface.setFill(pen.color(open ? Ink.MARK : Ink.DARK_SQUARE));
        surface.fill();
        pen.stroke(open ? 1.6 : 1, pen.color(open ? Ink.TEXT : Ink.FAINT));
        surface.stroke();
    }

    /** A padlock: not readable. */
    void lock(double x, double y, double size) {
        double body = size * 0.52;
        pen.stroke(Math.max(1.4, size * 0.12), pen.color(Ink.CONFLICT));
        surface.strokeOval(x - body * 0.32, y - size * 0.42, body * 0.64, body * 0.9);
        surface.setFill(pen.color(Ink.CONFLICT));
        surface.fillRoundRect(x - body / 2, y - size * 0.1, body, body * 0.86, 3);
    }

    void tick(double x, double y, double size) {
        disk(x, y, size, pen.color(Ink.SOLUTION));
        line(size);
        surface.beginPath();
        surface.moveTo(x - size * 0.22, y + size * 0.02);
        surface.lineTo(x - size * 0.05, y + size * 0.18);
        surface.lineTo(x + size * 0.24, y - size * 0.17);
        surface.stroke();
    }

    void cross(double x, double y, double size) {
        double arm = size * 0.24;
        pen.stroke(Math.max(1.5, size * 0.13), pen.color(Ink.CONFLICT));
        surface.setLineCap(LineCap.ROUND);
        surface.strokeLine(x - arm, y - arm, x + arm, y + arm);
        surface.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** A bent arrow: a link. */
    void link(double x, double y, double size) {
        arrow(size);
        surface.beginPath();
        surface.moveTo(x - size * 0.3, y - size * 0.3);
        surface.lineTo(x - size * 0.3, y + size * 0.1);
        surface.lineTo(x + size * 0.25, y + size * 0.1);
        surface.stroke();
        head(x + size * 0.3, y + size * 0.1, size, 0);
    }

    /** A circular arrow: a link back. */
    void loop(double x, double y, double size) {
        arrow(size);
        surface.setStroke(pen.color(Ink.CONFLICT));
        surface.strokeArc(x - size * 0.3, y - size * 0.3, size * 0.6, size * 0.6, 60, 290);
        surface.setFill(pen.color(Ink.CONFLICT));
        head(x + size * 0.2, y - size * 0.3, size, -0.6);
    }

    /** A short bar: skipped. */
    void bar(double x, double y, double size) {
        pen.line(x - size * 0.28, y, x + size * 0.28, y, 2, pen.color(Ink.FAINT));
    }

    private void arrow(double size) {
        surface.setStroke(pen.color(Ink.FAINT));
        surface.setFill(pen.color(Ink.FAINT));
        surface.setLineWidth(Math.max(1.4, size * 0.11));
    }

    private void head(double x, double y, double size, double turned) {
        double reach = size * 0.24;
        var xs = new double[3];
        var ys = new double[3];
        for (int i = 0; i < xs.length; i++) {
            double angle = turned + i * 2 * Math.PI / xs.length;
            xs[i] = x - reach * 0.4 + reach * Math.cos(angle);
            ys[i] = y + reach * Math.sin(angle);
        }
        surface.fillPolygon(xs, ys, xs.length);
    }

    private void disk(double x, double y, double size, Color color) {
        pen.disk(x, y, size, color);
    }

    private void line(double size) {
        pen.stroke(Math.max(1.5, size * 0.13), pen.color(Ink.SURFACE));
        surface.setLineCap(LineCap.ROUND);
    }
}
