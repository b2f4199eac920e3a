package puzzlescope.window.fx;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.BoundingBox;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.ArcType;
import javafx.scene.transform.Affine;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Outline;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Draws on a canvas of a window. FX thread only. */
public final class CanvasSurface implements Surface {

    /**
     * JavaFX images of drawn pixels, kept as long as these. Static because surfaces are made for each frame; an image
     * belongs to one owner's pixels and follows their changes, so that no owner sees another's.
     */
    private static final Map<Pixels, PixelImage> IMAGES = new WeakHashMap<>();

    private final GraphicsContext graphics;
    private final Function<Font, javafx.scene.text.Font> fonts;

    private final Consumer<puzzlescope.picture.Color> noted;
    /** The colours that were set and have painted nothing yet; null if there is none. */
    private puzzlescope.picture.@Nullable Color fill;

    private puzzlescope.picture.@Nullable Color stroke;

    /** @param fonts the fonts of JavaFX */
    public CanvasSurface(GraphicsContext graphics, Function<Font, javafx.scene.text.Font> fonts) {
        this(graphics, fonts, _ -> {});
    }

    /**
     * @param fonts the fonts of JavaFX
     * @param noted receives each colour that something is painted with, and {@link puzzlescope.picture.Color#TRANSPARENT} for any in pixels
     */
    public CanvasSurface(
            GraphicsContext graphics,
            Function<Font, javafx.scene.text.Font> fonts,
            Consumer<puzzlescope.picture.Color> noted) {
        this.noted = noted;
        this.graphics = graphics;
        this.fonts = fonts;
    }

    @Override
    public double width() {
        return graphics.getCanvas().getWidth();
    }

    @Override
    public double height() {
        return graphics.getCanvas().getHeight();
    }

    @Override
    public double pixelsPerPx() {
        return ScreenScale.of(graphics.getCanvas());
    }

    @Override
    public void save() {
        // They may paint after the next colours are restored to these.
        filling();
        stroking();
        graphics.save();
    }

    @Override
    public void restore() {
        graphics.restore();
    }

    @Override
    public void translate(double x, double y) {
        graphics.translate(x, y);
    }

    @Override
    public void scale(double x, double y) {
        graphics.scale(x, y);
    }

    @Override
    public void rotate(double degrees) {
        graphics.rotate(degrees);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Here they are moved to the nearest pixels of the canvas: through any other clip, also through one that begins outside
     * of it, JavaFX draws each shape by two images as large as the canvas, new ones in each frame.
     */
    @Override
    public void clip(double x, double y, double width, double height) {
        var transform = graphics.getTransform();
        var place = transform.transform(new BoundingBox(x, y, width, height));
        double left = toPixel(place.getMinX());
        double top = toPixel(place.getMinY());
        graphics.setTransform(new Affine());
        graphics.beginPath();
        graphics.rect(left, top, toPixel(place.getMaxX()) - left, toPixel(place.getMaxY()) - top);
        graphics.clip();
        graphics.setTransform(transform);
    }

    private double toPixel(double px) {
        double scale = pixelsPerPx();
        return Math.max(0, Math.rint(px * scale)) / scale;
    }

    @Override
    public void setFill(puzzlescope.picture.Color color) {
        fill = color;
        graphics.setFill(FxValues.of(color));
    }

    @Override
    public void setFill(Gradient gradient) {
        fill = null;
        graphics.setFill(FxValues.of(gradient));
    }

    @Override
    public void setStroke(puzzlescope.picture.Color color) {
        stroke = color;
        graphics.setStroke(FxValues.of(color));
    }

    @Override
    public void setLineWidth(double width) {
        graphics.setLineWidth(width);
    }

    @Override
    public void setLineCap(LineCap cap) {
        graphics.setLineCap(FxValues.of(cap));
    }

    @Override
    public void setLineJoin(LineJoin join) {
        graphics.setLineJoin(FxValues.of(join));
    }

    @Override
    public void setLineDashes(double... dashes) {
        graphics.setLineDashes(dashes);
    }

    @Override
    public void setOpacity(double opacity) {
        graphics.setGlobalAlpha(opacity);
    }

    @Override
    public double opacity() {
        return graphics.getGlobalAlpha();
    }

    @Override
    public void setFont(Font font) {
        graphics.setFont(fonts.apply(font));
    }

    @Override
    public void setTextAlign(TextAlign align) {
        graphics.setTextAlign(FxValues.of(align));
    }

    @Override
    public void setTextBaseline(Baseline baseline) {
        graphics.setTextBaseline(FxValues.of(baseline));
    }

    /** Notes the colour of what is filled, unless it is fully transparent. */
    private GraphicsContext filling() {
        fill = note(fill);
        return graphics;
    }

    private GraphicsContext stroking() {
        stroke = note(stroke);
        return graphics;
    }

    private puzzlescope.picture.@Nullable Color note(puzzlescope.picture.@Nullable Color color) {
        if (color == null || color.opacity() == 0 || graphics.getGlobalAlpha() == 0) {
            return color;
        }
        noted.accept(color);
        return null;
    }

    @Override
    public void fillText(String text, double x, double y) {
        filling().fillText(text, x, y);
    }

    @Override
    public void fillText(String text, double x, double y, double width) {
        filling().fillText(text, x, y, width);
    }

    @Override
    public void fillRect(double x, double y, double width, double height) {
        filling().fillRect(x, y, width, height);
    }

    @Override
    public void strokeRect(double x, double y, double width, double height) {
        stroking().strokeRect(x, y, width, height);
    }

    @Override
    public void fillRoundRect(double x, double y, double width, double height, double arc) {
        filling().fillRoundRect(x, y, width, height, arc, arc);
    }

    @Override
    public void strokeRoundRect(double x, double y, double width, double height, double arc) {
        stroking().strokeRoundRect(x, y, width, height, arc, arc);
    }

    @Override
    public void fillOval(double x, double y, double width, double height) {
        filling().fillOval(x, y, width, height);
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        stroking().strokeOval(x, y, width, height);
    }

    @Override
    public void strokeArc(double x, double y, double width, double height, double start, double extent) {
        stroking().strokeArc(x, y, width, height, start, extent, ArcType.OPEN);
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        stroking().strokeLine(x1, y1, x2, y2);
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        filling().fillPolygon(xs, ys, count);
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        stroking().strokePolygon(xs, ys, count);
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        stroking().strokePolyline(xs, ys, count);
    }

    @Override
    public void beginPath() {
        graphics.beginPath();
    }

    @Override
    public void moveTo(double x, double y) {
        graphics.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        graphics.lineTo(x, y);
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        graphics.quadraticCurveTo(controlX, controlY, x, y);
    }

    @Override
    public void bezierCurveTo(
            double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
        graphics.bezierCurveTo(control1X, control1Y, control2X, control2Y, x, y);
    }

    @Override
    public void closePath() {
        graphics.closePath();
    }

    @Override
    public void svgPath(String path) {
        graphics.appendSVGPath(path);
    }

    @Override
    public void fill() {
        filling().fill();
    }

    @Override
    public void stroke() {
        stroking().stroke();
    }

    @Override
    public void fillOutline(Outline outline, double centerX, double centerY, double side) {
        double scale = pixelsPerPx();
        int pixels = (int) Math.round(side * scale);
        var picture = OutlinePictures.of(outline, pixels, filling().getFill());
        if (picture.isEmpty()) {
            Surface.super.fillOutline(outline, centerX, centerY, side);
            return;
        }
        double drawn = pixels / scale;
        graphics.drawImage(
                picture.get(),
                Math.rint((centerX - drawn / 2) * scale) / scale,
                Math.rint((centerY - drawn / 2) * scale) / scale,
                drawn,
                drawn);
    }

    @Override
    public void pixels(Pixels pixels, double x, double y, double width, double height) {
        noted.accept(puzzlescope.picture.Color.TRANSPARENT);
        graphics.setImageSmoothing(false);
        graphics.drawImage(image(pixels), x, y, width, height);
    }

    @Override
    public void pixels(Pixels pixels, Box part, double x, double y, double width, double height) {
        noted.accept(puzzlescope.picture.Color.TRANSPARENT);
        graphics.setImageSmoothing(true);
        graphics.drawImage(image(pixels), part.left(), part.top(), part.width(), part.height(), x, y, width, height);
    }

    private static javafx.scene.image.Image image(Pixels pixels) {
        return IMAGES.computeIfAbsent(pixels, PixelImage::new).of(pixels);
    }
}
