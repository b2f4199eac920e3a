package puzzlescope.picture.svg;

import java.util.ArrayDeque;
import java.util.Deque;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** A surface of a fixed size with a graphics state: colours, lines, fonts and transformations, saved and restored together. */
public abstract class StateSurface implements Surface {

    private final Deque<SurfaceState> saved = new ArrayDeque<>();
    private SurfaceState surfaceState = new SurfaceState();
    private final double width;
    private final double height;

    protected StateSurface(double width, double height) {
        this.width = width;
        this.height = height;
    }

    @Override
    public final double width() {
        return width;
    }

    @Override
    public final double height() {
        return height;
    }

    @Override
    public double pixelsPerPx() {
        return 1;
    }

    /** The current state. */
    @SuppressWarnings("EI_EXPOSE_REP")
    protected final SurfaceState state() {
        return surfaceState;
    }

    /** Clips subsequent drawing, in the surface's syntax. */
    protected final void clip(String clip) {
        surfaceState.clip = clip;
    }

    @Override
    public void save() {
        saved.push(surfaceState.copy());
    }

    @Override
    public void restore() {
        if (!saved.isEmpty()) {
            surfaceState = saved.pop();
        }
    }

    @Override
    public final void translate(double x, double y) {
        surfaceState.transform = surfaceState.transform.concatenate(new Affine(1, 0, 0, 1, x, y));
    }

    @Override
    public final void scale(double x, double y) {
        surfaceState.transform = surfaceState.transform.concatenate(new Affine(x, 0, 0, y, 0, 0));
    }

    @Override
    public final void rotate(double degrees) {
        double angle = Math.toRadians(degrees);
        surfaceState.transform = surfaceState.transform.concatenate(
                new Affine(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0));
    }

    @Override
    public final void setFill(Color color) {
        surfaceState.fill = color;
        surfaceState.gradient = null;
    }

    @Override
    public void setFill(Gradient gradient) {
        surfaceState.gradient = gradient;
    }

    @Override
    public final void setStroke(Color color) {
        surfaceState.stroke = color;
    }

    @Override
    public final void setLineWidth(double px) {
        surfaceState.lineWidth = px;
    }

    @Override
    public final void setLineCap(LineCap cap) {
        surfaceState.cap = cap;
    }

    @Override
    public final void setLineJoin(LineJoin join) {
        surfaceState.join = join;
    }

    @Override
    public final void setLineDashes(double... dashes) {
        surfaceState.dashes = dashes.clone();
    }

    @Override
    public final void setOpacity(double opacity) {
        surfaceState.opacity = Math.clamp(opacity, 0, 1);
    }

    @Override
    public final double opacity() {
        return surfaceState.opacity;
    }

    @Override
    public final void setFont(Font font) {
        surfaceState.font = font;
    }

    @Override
    public final void setTextAlign(TextAlign align) {
        surfaceState.align = align;
    }

    @Override
    public final void setTextBaseline(Baseline baseline) {
        surfaceState.baseline = baseline;
    }

    @Override
    public final void pixels(Pixels pixels, double x, double y, double w, double h) {
        draw(pixels, new Box(x, y, w, h), false);
    }

    @Override
    public final void pixels(Pixels pixels, Box part, double x, double y, double w, double h) {
        save();
        clip(x, y, w, h);
        double across = w / part.width();
        double down = h / part.height();
        var place = new Box(
                x - part.left() * across, y - part.top() * down, pixels.width() * across, pixels.height() * down);
        draw(pixels, place, true);
        restore();
    }

    private void draw(Pixels pixels, Box place, boolean smooth) {
        if (surfaceState.opacity > 0) {
            image(pixels, place, smooth);
        }
    }

    /**
     * Draws an image.
     *
     * @param smooth whether its pixels are blended where they are enlarged
     */
    protected abstract void image(Pixels pixels, Box place, boolean smooth);
}
