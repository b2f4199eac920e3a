package puzzlescope.export.shape;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import puzzlescope.picture.Font;
import puzzlescope.picture.Style;
import puzzlescope.picture.svg.StateSurface;

/** A surface that draws everything as shapes of Java 2D, letters and images apart. */
public abstract class ShapeSurface extends StateSurface {

    private final Style style;
    private Path2D.Double path = new Path2D.Double();

    protected ShapeSurface(double width, double height, Style style) {
        super(width, height);
        this.style = style;
    }

    /** Returns the width of a text, in px. */
    public abstract double width(String text, Font font);

    /**
     * Draws a text in the current font.
     *
     * @param x the left end of its baseline
     * @param across the factor by which it is condensed
     */
    protected abstract void write(String text, double x, double y, double across);

    /** Fills a shape with the current colour or gradient. */
    protected abstract void paint(Shape shape);

    /** Draws the outline of a shape with the current stroke. */
    protected abstract void trace(Shape shape);

    /** Returns the current transformation. */
    protected final AffineTransform transform() {
        var now = state().transform();
        return new AffineTransform(now.a(), now.b(), now.c(), now.d(), now.e(), now.f());
    }

    /** Returns a rectangle with rounded corners; {@code arc} is their diameter, or 0. */
    protected static Shape rounded(double x, double y, double w, double h, double arc) {
        return arc <= 0
                ? new Rectangle2D.Double(x, y, Math.max(0, w), Math.max(0, h))
                : new RoundRectangle2D.Double(x, y, Math.max(0, w), Math.max(0, h), arc, arc);
    }

    private void fill(Shape shape) {
        if (state().opacity() > 0) {
            paint(shape);
        }
    }

    private void stroke(Shape shape) {
        if (state().opacity() > 0) {
            trace(shape);
        }
    }

    @Override
    public final void fillText(String text, double x, double y) {
        place(text, x, y, 1);
    }

    @Override
    public final void fillText(String text, double x, double y, double most) {
        boolean narrowed = style.width(text, state().font()) > most;
        place(text, x, y, narrowed ? most / width(text, state().font()) : 1);
    }

    private void place(String text, double x, double y, double across) {
        if (text.isEmpty() || state().opacity() <= 0) {
            return;
        }
        double left = switch (state().align()) {
            case LEFT -> x;
            case CENTER -> x - width(text, state().font()) * across / 2;
            case RIGHT -> x - width(text, state().font()) * across;
        };
        write(text, left, y + state().down(), across);
    }

    @Override
    public final void fillRect(double x, double y, double w, double h) {
        fill(rounded(x, y, w, h, 0));
    }

    @Override
    public final void strokeRect(double x, double y, double w, double h) {
        stroke(rounded(x, y, w, h, 0));
    }

    @Override
    public final void fillRoundRect(double x, double y, double w, double h, double arc) {
        fill(rounded(x, y, w, h, arc));
    }

    @Override
    public final void strokeRoundRect(double x, double y, double w, double h, double arc) {
        stroke(rounded(x, y, w, h, arc));
    }

    @Override
    public final void fillOval(double x, double y, double w, double h) {
        fill(new Ellipse2D.Double(x, y, w, h));
    }

    @Override
    public final void strokeOval(double x, double y, double w, double h) {
        stroke(new Ellipse2D.Double(x, y, w, h));
    }

    @Override
    public final void strokeArc(double x, double y, double w, double h, double start, double extent) {
        stroke(new Arc2D.Double(x, y, w, h, start, extent, Arc2D.OPEN));
    }

    @Override
    public final void strokeLine(double x1, double y1, double x2, double y2) {
        stroke(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public final void fillPolygon(double[] xs, double[] ys, int count) {
        fill(line(xs, ys, count, true));
    }

    @Override
    public final void strokePolygon(double[] xs, double[] ys, int count) {
        stroke(line(xs, ys, count, true));
    }

    @Override
    public final void strokePolyline(double[] xs, double[] ys, int count) {
        stroke(line(xs, ys, count, false));
    }

    private static Shape line(double[] xs, double[] ys, int count, boolean closed) {
        var line = new Path2D.Double();
        for (int i = 0; i < count; i++) {
            if (i == 0) {
                line.moveTo(xs[i], ys[i]);
            } else {
                line.lineTo(xs[i], ys[i]);
            }
        }
        if (closed && count > 0) {
            line.closePath();
        }
        return line;
    }

    @Override
    public final void beginPath() {
        path = new Path2D.Double();
    }

    @Override
    public final void moveTo(double x, double y) {
        path.moveTo(x, y);
    }

    @Override
    public final void lineTo(double x, double y) {
        path.lineTo(x, y);
    }

    @Override
    public final void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        path.quadTo(controlX, controlY, x, y);
    }

    @Override
    public final void bezierCurveTo(
            double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
        path.curveTo(control1X, control1Y, control2X, control2Y, x, y);
    }

    @Override
    public final void closePath() {
        path.closePath();
    }

    @Override
    public final void svgPath(String svg) {
        SvgPath.append(path, svg);
    }

    @Override
    public final void fill() {
        fill(path);
    }

    @Override
    public final void stroke() {
        stroke(path);
    }
}
