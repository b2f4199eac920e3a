package puzzlescope.ui.puzzle.finder;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.StrokeLineCap;
import puzzlescope.ui.theme.Ink;

/** The signs in front of rows, each of a shape of its own. Centres and sizes are px. */
final class RowSigns {

    private final FinderPen pen;
    private final GraphicsContext graphics;

    RowSigns(FinderPen pen) {
        this.pen = pen;
        graphics = pen.graphics();
    }

    /** A folder: filled while it is being walked, an outline when it was left. */
    void folder(double x, double y, double size, boolean open) {
        double width = size;
        double height = size * 0.74;
        double left = x - width / 2;
        double top = y - height / 2;
        double tab = height * 0.2;
        graphics.beginPath();
        graphics.moveTo(left, top);
        graphics.lineTo(left + width * 0.38, top);
        graphics.lineTo(left + width * 0.5, top + tab);
        graphics.lineTo(left + width, top + tab);
        graphics.lineTo(left + width, top + height);
        graphics.lineTo(left, top + height);
        graphics.closePath();
        graphics.setFill(pen.color(open ? Ink.MARK : Ink.DARK_SQUARE));
        graphics.fill();
        graphics.setStroke(pen.color(open ? Ink.TEXT : Ink.FAINT));
        graphics.setLineWidth(open ? 1.6 : 1);
        graphics.stroke();
    }

    /** A padlock's shackle and body: may not be read. */
    void lock(double x, double y, double size) {
        double body = size * 0.52;
        graphics.setStroke(pen.color(Ink.CONFLICT));
        graphics.setLineWidth(Math.max(1.4, size * 0.12));
        graphics.strokeOval(x - body * 0.32, y - size * 0.42, body * 0.64, body * 0.9);
        graphics.setFill(pen.color(Ink.CONFLICT));
        graphics.fillRoundRect(x - body / 2, y - size * 0.1, body, body * 0.86, 3, 3);
    }

    void tick(double x, double y, double size) {
        disk(x, y, size, pen.color(Ink.SOLUTION));
        line(size);
        graphics.beginPath();
        graphics.moveTo(x - size * 0.22, y + size * 0.02);
        graphics.lineTo(x - size * 0.05, y + size * 0.18);
        graphics.lineTo(x + size * 0.24, y - size * 0.17);
        graphics.stroke();
    }

    void cross(double x, double y, double size) {
        double arm = size * 0.24;
        graphics.setStroke(pen.color(Ink.CONFLICT));
        graphics.setLineWidth(Math.max(1.5, size * 0.13));
        graphics.setLineCap(StrokeLineCap.ROUND);
        graphics.strokeLine(x - arm, y - arm, x + arm, y + arm);
        graphics.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** A bent arrow: a link. */
    void link(double x, double y, double size) {
        arrow(size);
        graphics.beginPath();
        graphics.moveTo(x - size * 0.3, y - size * 0.3);
        graphics.lineTo(x - size * 0.3, y + size * 0.1);
        graphics.lineTo(x + size * 0.25, y + size * 0.1);
        graphics.stroke();
        head(x + size * 0.3, y + size * 0.1, size, 0);
    }

    /** An arrow that bites its tail: a link back. */
    void loop(double x, double y, double size) {
        arrow(size);
        graphics.setStroke(pen.color(Ink.CONFLICT));
        graphics.strokeArc(x - size * 0.3, y - size * 0.3, size * 0.6, size * 0.6, 60, 290, ArcType.OPEN);
        graphics.setFill(pen.color(Ink.CONFLICT));
        head(x + size * 0.2, y - size * 0.3, size, -0.6);
    }

    /** A short bar: passed over. */
    void bar(double x, double y, double size) {
        graphics.setStroke(pen.color(Ink.FAINT));
        graphics.setLineWidth(2);
        graphics.strokeLine(x - size * 0.28, y, x + size * 0.28, y);
    }

    private void arrow(double size) {
        graphics.setStroke(pen.color(Ink.FAINT));
        graphics.setFill(pen.color(Ink.FAINT));
        graphics.setLineWidth(Math.max(1.4, size * 0.11));
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
        graphics.fillPolygon(xs, ys, xs.length);
    }

    private void disk(double x, double y, double size, Color color) {
        graphics.setFill(color);
        graphics.fillOval(x - size / 2, y - size / 2, size, size);
    }

    private void line(double size) {
        graphics.setStroke(pen.color(Ink.SURFACE));
        graphics.setLineWidth(Math.max(1.5, size * 0.13));
        graphics.setLineCap(StrokeLineCap.ROUND);
    }
}
