package puzzlescope.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Draws nothing, but knows where letters stand and where round things lie. */
final class LabelSurface extends CountingSurface {

    /** Of a size of letters: what lies above and below the middle of a capital or digit. */
    private static final double HALF_HEIGHT = 0.36;
    /** What is fainter than this comes or goes. */
    private static final double SEEN = 0.2;

    private static final double SMALLEST_NODE = 6;

    /**
     * A text, as it is seen.
     *
     * @param size of its letters in px
     */
    record Label(String text, Box box, double size) {

        /** Whether the same is written anew in the same place, such as by a mark that covers what it lies on. */
        boolean isSame(Label other) {
            return text.equals(other.text) && box.center().equals(other.box.center());
        }

        @Override
        public String toString() {
            return "“%s” %.1f px at %.0f, %.0f, %.0f wide".formatted(text, size, box.left(), box.top(), box.width());
        }
    }

    private record State(AffineTransform transform, Font font, TextAlign align, Baseline baseline, Box clip) {}

    private final Style style;
    private final List<Label> labels = new ArrayList<>();
    private final List<Box> nodes = new ArrayList<>();
    private final Deque<State> saved = new ArrayDeque<>();
    private State state;

    LabelSurface(double width, double height, Style style) {
        super(width, height);
        this.style = style;
        state = new State(
                new AffineTransform(), style.font(), TextAlign.LEFT, Baseline.BASELINE, new Box(0, 0, width, height));
    }

    List<Label> labels() {
        return labels;
    }

    /** The round things, each once. */
    List<Box> nodes() {
        return nodes;
    }

    @Override
    public void save() {
        super.save();
        saved.push(new State(
                new AffineTransform(state.transform()), state.font(), state.align(), state.baseline(), state.clip()));
    }

    @Override
    public void restore() {
        super.restore();
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
        if (opacity() > SEEN && !text.isBlank() && box.intersects(state.clip())) {
            labels.add(new Label(
                    text, box, size * Math.sqrt(Math.abs(state.transform().getDeterminant()))));
        }
    }

    @Override
    public void fillOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
    }

    private void oval(double x, double y, double width, double height) {
        var box = seen(x, y, width, height);
        if (opacity() > SEEN && Math.abs(width - height) < 0.01 && box.width() >= SMALLEST_NODE) {
            nodes.add(box);
        }
    }
}
