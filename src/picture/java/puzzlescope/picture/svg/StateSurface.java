package puzzlescope.picture.svg;

import java.util.ArrayDeque;
import java.util.Deque;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** A surface's graphics state: colours, lines, fonts and transformations, saved and restored together. */
public abstract class StateSurface implements Surface {

    private final Deque<State> saved = new ArrayDeque<>();
    private State state = new State();

    /** The current state. */
    @SuppressWarnings("EI_EXPOSE_REP")
    protected final State state() {
        return state;
    }

    /** Clips subsequent drawing, in the surface's syntax. */
    protected final void clip(String clip) {
        state.clip = clip;
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
        state.transform = state.transform.then(new Affine(1, 0, 0, 1, x, y));
    }

    @Override
    public final void scale(double x, double y) {
        state.transform = state.transform.then(new Affine(x, 0, 0, y, 0, 0));
    }

    @Override
    public final void rotate(double degrees) {
        double angle = Math.toRadians(degrees);
        state.transform = state.transform.then(
                new Affine(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0));
    }

    @Override
    public final void setFill(Color color) {
        state.fill = color;
        state.gradient = null;
    }

    @Override
    public void setFill(Gradient gradient) {
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
