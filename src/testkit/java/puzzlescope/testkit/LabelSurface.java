package puzzlescope.testkit;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.export.shape.ShapeSurface;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;

/** Draws nothing, but knows where letters stand, where round things lie and where lines run. */
public final class LabelSurface extends ShapeSurface {

    /** Half the height of a capital or digit, as a fraction of the font size. */
    private static final double HALF_HEIGHT = 0.36;
    /** Below this opacity, something is appearing or disappearing. */
    private static final double SEEN = 0.2;

    /** Above this opacity, a shape hides what is below it. */
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

    private final Style style;
    private final LineLog lines = new LineLog();
    /** Labels outside of the surface or its clip. */
    private final List<Label> lost = new ArrayList<>();

    private final List<Label> labels = new ArrayList<>();
    private final List<Box> nodes = new ArrayList<>();
    private final Deque<Box> saved = new ArrayDeque<>();
    private Box clip;

    public LabelSurface(double width, double height, Style style) {
        super(width, height, style);
        this.style = style;
        clip = new Box(0, 0, width, height);
        setFont(style.font());
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

    /** Labels that are not entirely on the surface. */
    public Stream<Label> outside() {
        var picture = new Box(-EDGE, -EDGE, width() + 2 * EDGE, height() + 2 * EDGE);
        return Stream.concat(lost.stream(), labels.stream()).filter(label -> !picture.contains(label.box()));
    }

    @Override
    public void save() {
        super.save();
        saved.push(clip);
    }

    @Override
    public void restore() {
        super.restore();
        clip = saved.pop();
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        var next = box(seen(new Rectangle2D.Double(x, y, width, height)));
        double left = Math.max(clip.left(), next.left());
        double top = Math.max(clip.top(), next.top());
        clip = new Box(
                left,
                top,
                Math.max(0, Math.min(clip.right(), next.right()) - left),
                Math.max(0, Math.min(clip.bottom(), next.bottom()) - top));
    }

    private Shape seen(Shape shape) {
        return transform().createTransformedShape(shape);
    }

    private static Box box(Shape shape) {
        var box = shape.getBounds2D();
        return new Box(box.getX(), box.getY(), box.getWidth(), box.getHeight());
    }

    private double scale() {
        return Math.sqrt(Math.abs(transform().getDeterminant()));
    }

    @Override
    public double width(String text, Font font) {
        return style.width(text, font);
    }

    @Override
    protected void write(String text, double x, double y, double across) {
        double size = state().font().size();
        double width = width(text, state().font()) * across;
        var box = box(seen(new Rectangle2D.Double(x, y - 2 * HALF_HEIGHT * size, width, 2 * HALF_HEIGHT * size)));
        if (opacity() > SEEN && !text.isBlank()) {
            (box.intersects(clip) ? labels : lost).add(new Label(text, box, size * scale(), lines.moment()));
        }
    }

    @Override
    protected void paint(Shape shape) {
        noteNode(shape);
        double fill = state().gradient() == null ? state().fill().opacity() : 1;
        if (opacity() * fill > HIDING) {
            lines.cover(seen(shape), clip);
        }
    }

    @Override
    protected void trace(Shape shape) {
        noteNode(shape);
        double width = state().lineWidth() * scale();
        double stroke = opacity() * state().stroke().opacity();
        if (stroke > HIDING && width > BROAD) {
            lines.cover(seen(shape), width, clip);
        }
        if (stroke > SEEN) {
            lines.line(seen(shape), width, clip);
        }
    }

    private void noteNode(Shape shape) {
        if (shape instanceof Ellipse2D oval) {
            var box = box(seen(oval));
            if (opacity() > SEEN
                    && Math.abs(oval.getWidth() - oval.getHeight()) < 0.01
                    && box.width() >= SMALLEST_NODE) {
                nodes.add(box);
            }
        }
    }

    @Override
    protected void image(Pixels pixels, Box place, boolean smooth) {}
}
