package puzzlescope.export.pdf;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;
import puzzlescope.picture.svg.StateSurface;
import puzzlescope.picture.svg.SvgNumbers;

/** A surface that records drawing as PDF operators. */
public final class PdfSurface extends StateSurface {

    private final PdfResources resources;
    private final Style style;
    private final StringBuilder content = new StringBuilder();
    /** The elements that marked content belongs to, by its number. */
    private final List<PdfTag> marks = new ArrayList<>();
    /** The length of the content that is marked, or is known to be mere decoration. */
    private int settled;

    private Path2D.Double path = new Path2D.Double();

    PdfSurface(PdfResources resources, double width, double height, Style style) {
        super(width, height);
        this.resources = resources;
        this.style = style;
    }

    /** Returns the operators so far. */
    CharSequence content() {
        return content;
    }

    /** Returns the elements that marked content belongs to, by its number. */
    List<PdfTag> marks() {
        return marks;
    }

    /**
     * Marks what is drawn as a part of an element of the file's structure.
     *
     * @param page the index of this page
     */
    void mark(PdfTag tag, int page, Runnable drawing) {
        settle();
        tag.mark(page, marks.size());
        content.append("/%s << /MCID %d >> BDC\n".formatted(tag.type(), marks.size()));
        marks.add(tag);
        drawing.run();
        content.append("EMC\n");
        settled = content.length();
    }

    /** Marks what was drawn outside any element as decoration. */
    void settle() {
        if (content.length() > settled) {
            content.insert(settled, "/Artifact BMC\n").append("EMC\n");
            settled = content.length();
        }
    }

    /** Draws another picture into a rectangle. */
    public void put(PdfSurface other, double x, double y, double w, double h) {
        content.append("q\n");
        matrix(new AffineTransform(w / other.width(), 0, 0, h / other.height(), x, y));
        PdfPaths.append(content, new Rectangle2D.Double(0, 0, other.width(), other.height()));
        content.append("W n\n").append(other.content).append("Q\n");
    }

    /** Returns the width of a text, in px. */
    public double width(String text, Font font) {
        return resources.letters.width(text, font);
    }

    private AffineTransform transform() {
        var now = state().transform();
        return new AffineTransform(now.a(), now.b(), now.c(), now.d(), now.e(), now.f());
    }

    private void matrix(AffineTransform matrix) {
        if (!matrix.isIdentity()) {
            PdfPaths.append(content, matrix);
        }
    }

    /** Begins an element with the current clip, transformation and opacity. */
    private void begin(double opacity) {
        content.append("q\n").append(state().clip());
        matrix(transform());
        content.append(resources.opacity(opacity * state().opacity()));
    }

    private void fill(Shape shape) {
        if (state().opacity() <= 0) {
            return;
        }
        var gradient = state().gradient();
        begin(gradient == null ? state().fill().opacity() : 1);
        if (gradient == null) {
            content.append(PdfResources.rgb(state().fill())).append(" rg\n");
        }
        PdfPaths.append(content, shape);
        content.append(gradient == null ? "f\n" : "W n\n" + resources.gradient(gradient))
                .append("Q\n");
    }

    private void stroke(Shape shape) {
        if (state().opacity() <= 0) {
            return;
        }
        begin(state().stroke().opacity());
        content.append(PdfResources.rgb(state().stroke())).append(" RG ");
        content.append(SvgNumbers.of(state().lineWidth())).append(" w ");
        content.append(
                switch (state().cap()) {
                    case BUTT -> "0 J ";
                    case ROUND -> "1 J ";
                    case SQUARE -> "2 J ";
                });
        content.append(
                switch (state().join()) {
                    case MITER -> "0 j 4 M\n";
                    case ROUND -> "1 j\n";
                    case BEVEL -> "2 j\n";
                });
        if (state().dashes().length > 0) {
            content.append(Arrays.stream(state().dashes())
                    .mapToObj(SvgNumbers::of)
                    .collect(Collectors.joining(" ", "[", "] 0 d\n")));
        }
        PdfPaths.append(content, shape);
        content.append("S\nQ\n");
    }

    @Override
    public void clip(double x, double y, double w, double h, double arc) {
        var clip = new StringBuilder(state().clip());
        PdfPaths.append(clip, rounded(x, y, w, h, arc), transform());
        clip(clip.append("W n\n").toString());
    }

    private static Shape rounded(double x, double y, double w, double h, double arc) {
        return arc <= 0
                ? new Rectangle2D.Double(x, y, Math.max(0, w), Math.max(0, h))
                : new RoundRectangle2D.Double(x, y, Math.max(0, w), Math.max(0, h), arc, arc);
    }

    @Override
    public void fillText(String text, double x, double y) {
        write(text, x, y, 1);
    }

    @Override
    public void fillText(String text, double x, double y, double most) {
        boolean narrowed = style.width(text, state().font()) > most;
        write(text, x, y, narrowed ? most / width(text, state().font()) : 1);
    }

    private void write(String text, double x, double y, double across) {
        if (text.isEmpty() || state().opacity() <= 0) {
            return;
        }
        double wide = width(text, state().font()) * across;
        double left = switch (state().align()) {
            case LEFT -> x;
            case CENTER -> x - wide / 2;
            case RIGHT -> x - wide;
        };
        begin(state().fill().opacity());
        content.append(PdfResources.rgb(state().fill())).append(" rg\n");
        double down = y + state().down();
        resources.letters.write(content, text, state().font(), left, down, across);
        content.append("Q\n");
    }

    @Override
    public void fillRect(double x, double y, double w, double h) {
        fill(rounded(x, y, w, h, 0));
    }

    @Override
    public void strokeRect(double x, double y, double w, double h) {
        stroke(rounded(x, y, w, h, 0));
    }

    @Override
    public void fillRoundRect(double x, double y, double w, double h, double arc) {
        fill(rounded(x, y, w, h, arc));
    }

    @Override
    public void strokeRoundRect(double x, double y, double w, double h, double arc) {
        stroke(rounded(x, y, w, h, arc));
    }

    @Override
    public void fillOval(double x, double y, double w, double h) {
        fill(new Ellipse2D.Double(x, y, w, h));
    }

    @Override
    public void strokeOval(double x, double y, double w, double h) {
        stroke(new Ellipse2D.Double(x, y, w, h));
    }

    @Override
    public void strokeArc(double x, double y, double w, double h, double start, double extent) {
        stroke(new Arc2D.Double(x, y, w, h, start, extent, Arc2D.OPEN));
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        stroke(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        fill(line(xs, ys, count, true));
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        stroke(line(xs, ys, count, true));
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
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
    public void beginPath() {
        path = new Path2D.Double();
    }

    @Override
    public void moveTo(double x, double y) {
        path.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        path.lineTo(x, y);
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        path.quadTo(controlX, controlY, x, y);
    }

    @Override
    public void bezierCurveTo(
            double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
        path.curveTo(control1X, control1Y, control2X, control2Y, x, y);
    }

    @Override
    public void closePath() {
        path.closePath();
    }

    @Override
    public void svgPath(String svg) {
        SvgPath.append(path, svg);
    }

    @Override
    public void fill() {
        fill(path);
    }

    @Override
    public void stroke() {
        stroke(path);
    }

    @Override
    public void pixels(Pixels pixels, double x, double y, double w, double h) {
        pixels(pixels, new Box(0, 0, pixels.width(), pixels.height()), x, y, w, h);
    }

    @Override
    public void pixels(Pixels pixels, Box part, double x, double y, double w, double h) {
        save();
        clip(x, y, w, h, 0);
        double across = w / part.width();
        double down = h / part.height();
        translate(x - part.left() * across, y - part.top() * down + pixels.height() * down);
        scale(pixels.width() * across, -pixels.height() * down);
        begin(1);
        content.append(resources.image(pixels)).append("Q\n");
        restore();
    }
}
