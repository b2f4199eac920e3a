package puzzlescope.export.pdf;

import java.awt.geom.AffineTransform;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** What a surface of PDF is told about all that is drawn later. */
abstract class PdfState implements Surface {

    private final Deque<State> saved = new ArrayDeque<>();
    private State state = new State();

    /** What the setters set. */
    static final class State {

        AffineTransform transform = new AffineTransform();
        Color fill = Color.BLACK;

        @Nullable
        Gradient gradient;

        Color stroke = Color.BLACK;
        double lineWidth = 1;
        LineCap cap = LineCap.SQUARE;
        LineJoin join = LineJoin.MITER;
        double[] dashes = {};
        double opacity = 1;
        Font font = Font.text(13);
        TextAlign align = TextAlign.LEFT;
        Baseline baseline = Baseline.BASELINE;
        /** The operators that clip, in px of the picture. */
        String clip = "";

        State copy() {
            var copy = new State();
            copy.transform = new AffineTransform(transform);
            copy.fill = fill;
            copy.gradient = gradient;
            copy.stroke = stroke;
            copy.lineWidth = lineWidth;
            copy.cap = cap;
            copy.join = join;
            copy.dashes = dashes;
            copy.opacity = opacity;
            copy.font = font;
            copy.align = align;
            copy.baseline = baseline;
            copy.clip = clip;
            return copy;
        }
    }

    /** What holds now. */
    final State state() {
        return state;
    }

    @Override
    public final void save() {
        saved.push(state.copy());
    }

    @Override
    public final void restore() {
        if (!saved.isEmpty()) {
            state = saved.pop();
        }
    }

    @Override
    public final void translate(double x, double y) {
        state.transform.translate(x, y);
    }

    @Override
    public final void scale(double x, double y) {
        state.transform.scale(x, y);
    }

    @Override
    public final void rotate(double degrees) {
        state.transform.rotate(Math.toRadians(degrees));
    }

    @Override
    public final void setFill(Color color) {
        state.fill = color;
        state.gradient = null;
    }

    @Override
    public final void setFill(Gradient gradient) {
        state.gradient = gradient;
    }

    @Override
    public final void setStroke(Color color) {
        state.stroke = color;
    }

    @Override
    public final void setLineWidth(double px) {
        state.lineWidth = px;
    }

    @Override
    public final void setLineCap(LineCap cap) {
        state.cap = cap;
    }

    @Override
    public final void setLineJoin(LineJoin join) {
        state.join = join;
    }

    @Override
    public final void setLineDashes(double... dashes) {
        state.dashes = dashes.clone();
    }

    @Override
    public final void setOpacity(double opacity) {
        state.opacity = Math.clamp(opacity, 0, 1);
    }

    @Override
    public final double opacity() {
        return state.opacity;
    }

    @Override
    public final void setFont(Font font) {
        state.font = font;
    }

    @Override
    public final void setTextAlign(TextAlign align) {
        state.align = align;
    }

    @Override
    public final void setTextBaseline(Baseline baseline) {
        state.baseline = baseline;
    }
}
