package puzzlescope.testkit;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Style;
import puzzlescope.picture.TextAlign;

/** Draws nothing, but knows where letters stand, where round things lie and where lines run. */
public final class LabelSurface extends CountingSurface {

    /** Of a size of letters: what lies above and below the middle of a capital or digit. */
    private static final double HALF_HEIGHT = 0.36;
    /** What is fainter than this comes or goes. */
    private static final double SEEN = 0.2;

    /** What is less faint than this hides what it is drawn over. */
    private static final double HIDING = 0.7;

    /** Lying outside by so many px is touching the edge. */
    private static final double EDGE = 1;

    private static final double SMALLEST_NODE = 6;
    /** A line of more px hides what is below it. */
    private static final double BROAD = 3;

    /**
     * A text, as it is seen.
     *
     * @param size of its letters in px
     * @param moment how many lines and shapes were drawn before it
     */
    public record Label(String text, Box box, double size, int moment) {

        /** Whether the same is written anew in the same place, such as by a mark that covers what it lies on. */
        public boolean isSame(Label other) {
            return text.equals(other.text) && box.center().equals(other.box.center());
        }

        @Override
        public String toString() {
            return "“%s” %.1f px at %.0f, %.0f, %.0f wide".formatted(text, size, box.left(), box.top(), box.width());
        }
    }

    private record State(AffineTransform transform, Font font, TextAlign align, Baseline baseline, Box clip) {}

    /** What lines and shapes are drawn with. */
    private record Pens(double fill, double stroke, double width) {}

    private final Style style;
    private final LineLog lines = new LineLog();
    private final Deque<Pens> savedPens = new ArrayDeque<>();
    private Pens pens = new Pens(1, 1, 1);
    private Path2D path = new Path2D.Double();
    /** What lies outside of what is drawn on, or of what it is clipped to. */
    private final List<Label> lost = new ArrayList<>();

    private final List<Label> labels = new ArrayList<>();
    private final List<Box> nodes = new ArrayList<>();
    private final Deque<State> saved = new ArrayDeque<>();
    private State state;

    public LabelSurface(double width, double height, Style style) {
        super(width, height);
        this.style = style;
        state = new State(
                new AffineTransform(), style.font(), TextAlign.LEFT, Baseline.BASELINE, new Box(0, 0, width, height));
    }

    public List<Label> labels() {
        return labels;
    }

    /** The round things, each once. */
    public List<Box> nodes() {
        return nodes;
    }

    /** The lines, and what hides them. */
    public LineLog lines() {
        return lines;
    }

    @Override
    public void save() {
        super.save();
        savedPens.push(pens);
        saved.push(new State(
                new AffineTransform(state.transform()), state.font(), state.align(), state.baseline(), state.clip()));
    }

    @Override
    public void restore() {
        super.restore();
        pens = savedPens.pop();
        state = saved.pop();
    }

    @Override
    public void translate(double x, double y) {
        state.transform().translate(x, y);
    }

    @Override
    public void scale(double x, double y) {
        state.transform().scale(x, y);
    }

    @Override
    public void rotate(double degrees) {
        state.transform().rotate(Math.toRadians(degrees));
    }

    @Override
    public void clip(double x, double y, double width, double height, double arc) {
        var next = seen(x, y, width, height);
        var clip = state.clip();
        double left = Math.max(clip.left(), next.left());
        double top = Math.max(clip.top(), next.top());
        var both = new Box(
                left,
                top,
                Math.max(0, Math.min(clip.right(), next.right()) - left),
                Math.max(0, Math.min(clip.bottom(), next.bottom()) - top));
        state = new State(state.transform(), state.font(), state.align(), state.baseline(), both);
    }

    @Override
    public void setFont(Font font) {
        state = new State(state.transform(), font, state.align(), state.baseline(), state.clip());
    }

    @Override
    public void setTextAlign(TextAlign align) {
        state = new State(state.transform(), state.font(), align, state.baseline(), state.clip());
    }

    @Override
    public void setTextBaseline(Baseline baseline) {
        state = new State(state.transform(), state.font(), state.align(), baseline, state.clip());
    }

    private Box seen(double x, double y, double width, double height) {
        var box = state.transform()
                .createTransformedShape(new Rectangle2D.Double(x, y, width, height))
                .getBounds2D();
        return new Box(box.getX(), box.getY(), box.getWidth(), box.getHeight());
    }

    /** What does not lie wholly within what is drawn on. */
    public Stream<Label> outside() {
        var picture = new Box(-EDGE, -EDGE, width() + 2 * EDGE, height() + 2 * EDGE);
        return Stream.concat(lost.stream(), labels.stream()).filter(label -> !picture.contains(label.box()));
    }

    @Override
    public void fillText(String text, double x, double y) {
        label(text, x, y, style.width(text, state.font()));
    }

    @Override
    public void fillText(String text, double x, double y, double width) {
        label(text, x, y, Math.min(width, style.width(text, state.font())));
    }

    private void label(String text, double x, double y, double width) {
        double size = state.font().size();
        double left = x
                - width
                        * switch (state.align()) {
                            case LEFT -> 0;
                            case CENTER -> 0.5;
                            case RIGHT -> 1;
                        };
        double middle = y
                + size
                        * switch (state.baseline()) {
                            case TOP -> 0.5;
                            case CENTER -> 0;
                            case BASELINE -> -HALF_HEIGHT;
                            case BOTTOM -> -0.5;
                        };
        var box = seen(left, middle - HALF_HEIGHT * size, width, 2 * HALF_HEIGHT * size);
        if (opacity() > SEEN && !text.isBlank()) {
            (box.intersects(state.clip()) ? labels : lost).add(new Label(text, box, size * scale(), lines.moment()));
        }
    }

    private double scale() {
        return Math.sqrt(Math.abs(state.transform().getDeterminant()));
    }

    @Override
    public void setFill(Color color) {
        pens = new Pens(color.opacity(), pens.stroke(), pens.width());
    }

    @Override
    public void setFill(Gradient gradient) {
        pens = new Pens(1, pens.stroke(), pens.width());
    }

    @Override
    public void setStroke(Color color) {
        pens = new Pens(pens.fill(), color.opacity(), pens.width());
    }

    @Override
    public void setLineWidth(double width) {
        pens = new Pens(pens.fill(), pens.stroke(), width);
    }

    private void filled(Shape shape) {
        cover(state.transform().createTransformedShape(shape));
    }

    private void cover(Shape shape) {
        if (opacity() * pens.fill() > HIDING) {
            lines.cover(shape, state.clip());
        }
    }

    private void stroked(Shape shape) {
        line(state.transform().createTransformedShape(shape));
    }

    private void line(Shape shape) {
        double width = pens.width() * scale();
        if (opacity() * pens.stroke() > HIDING && width > BROAD) {
            lines.cover(shape, width, state.clip());
        }
        if (opacity() * pens.stroke() > SEEN) {
            lines.line(shape, width, state.clip());
        }
    }

    @Override
    public void fillRect(double x, double y, double width, double height) {
        filled(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void strokeRect(double x, double y, double width, double height) {
        stroked(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void fillRoundRect(double x, double y, double width, double height, double arc) {
        filled(new RoundRectangle2D.Double(x, y, width, height, arc, arc));
    }

    @Override
    public void strokeRoundRect(double x, double y, double width, double height, double arc) {
        stroked(new RoundRectangle2D.Double(x, y, width, height, arc, arc));
    }

    @Override
    public void strokeArc(double x, double y, double width, double height, double start, double extent) {
        stroked(new Arc2D.Double(x, y, width, height, start, extent, Arc2D.OPEN));
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        stroked(new Line2D.Double(x1, y1, x2, y2));
    }

    private static Path2D chain(double[] xs, double[] ys, int count) {
        var chain = new Path2D.Double();
        for (int i = 0; i < count; i++) {
            if (i == 0) {
                chain.moveTo(xs[i], ys[i]);
            } else {
                chain.lineTo(xs[i], ys[i]);
            }
        }
        return chain;
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        filled(chain(xs, ys, count));
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        var chain = chain(xs, ys, count);
        chain.closePath();
        stroked(chain);
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        stroked(chain(xs, ys, count));
    }

    @Override
    public void beginPath() {
        path = new Path2D.Double();
    }

    private double[] points(double... points) {
        var seen = new double[points.length];
        state.transform().transform(points, 0, seen, 0, points.length / 2);
        return seen;
    }

    @Override
    public void moveTo(double x, double y) {
        var to = points(x, y);
        path.moveTo(to[0], to[1]);
    }

    @Override
    public void lineTo(double x, double y) {
        var to = points(x, y);
        path.lineTo(to[0], to[1]);
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        var to = points(controlX, controlY, x, y);
        path.quadTo(to[0], to[1], to[2], to[3]);
    }

    @Override
    public void bezierCurveTo(
            double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
        var to = points(control1X, control1Y, control2X, control2Y, x, y);
        path.curveTo(to[0], to[1], to[2], to[3], to[4], to[5]);
    }

    @Override
    public void closePath() {
        if (path.getCurrentPoint() != null) {
            path.closePath();
        }
    }

    @Override
    public void fill() {
        cover(new Path2D.Double(path));
    }

    @Override
    public void stroke() {
        line(new Path2D.Double(path));
    }

    @Override
    public void fillOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
        filled(new Ellipse2D.Double(x, y, width, height));
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
        stroked(new Ellipse2D.Double(x, y, width, height));
    }

    private void oval(double x, double y, double width, double height) {
        var box = seen(x, y, width, height);
        if (opacity() > SEEN && Math.abs(width - height) < 0.01 && box.width() >= SMALLEST_NODE) {
            nodes.add(box);
        }
    }
}
