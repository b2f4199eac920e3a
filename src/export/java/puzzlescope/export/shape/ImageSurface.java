package puzzlescope.export.shape;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;

/** A surface that draws an image. Needs no display; one thread at a time. */
public final class ImageSurface extends ShapeSurface {

    private static final FontRenderContext LETTERS = new FontRenderContext(null, true, true);
    private static final Map<RenderingHints.Key, Object> HINTS = Map.of(
            RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON,
            RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    /** The limit of SVG and PDF files. */
    private static final float MITER_LIMIT = 4;

    private final BufferedImage image;
    private final Graphics2D graphics;
    private final AffineTransform toPixels;
    private final double scale;
    private final Deque<Shape> clips = new ArrayDeque<>();

    /**
     * Creates a black image.
     *
     * @param width of the whole picture in px, like the height
     * @param part the part that fills the image, in px
     * @param scale pixels per px
     */
    public ImageSurface(double width, double height, Box part, double scale, Style style) {
        super(width, height, style);
        this.scale = scale;
        image = new BufferedImage(
                (int) Math.ceil(part.width() * scale),
                (int) Math.ceil(part.height() * scale),
                BufferedImage.TYPE_INT_RGB);
        toPixels = AffineTransform.getScaleInstance(image.getWidth() / part.width(), image.getHeight() / part.height());
        toPixels.translate(-part.left(), -part.top());
        graphics = image.createGraphics();
        graphics.addRenderingHints(HINTS);
        graphics.clipRect(0, 0, image.getWidth(), image.getHeight());
    }

    /** Returns the image, which further drawing changes. */
    public BufferedImage image() {
        return image;
    }

    public byte[] png() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image, "png", out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    @Override
    public double pixelsPerPx() {
        return scale;
    }

    @Override
    public void save() {
        super.save();
        graphics.setTransform(new AffineTransform());
        clips.push(graphics.getClip());
    }

    @Override
    public void restore() {
        super.restore();
        if (!clips.isEmpty()) {
            graphics.setTransform(new AffineTransform());
            graphics.setClip(clips.pop());
        }
    }

    @Override
    public void clip(double x, double y, double w, double h) {
        place();
        graphics.clip(rounded(x, y, w, h, 0));
    }

    /** Sets the current transformation. */
    private void place() {
        graphics.setTransform(toPixels);
        graphics.transform(transform());
    }

    @Override
    protected void paint(Shape shape) {
        place();
        graphics.setPaint(paint());
        graphics.fill(shape);
    }

    private Paint paint() {
        var gradient = state().gradient();
        return gradient == null ? color(state().fill()) : paint(gradient);
    }

    private LinearGradientPaint paint(Gradient gradient) {
        var stops = gradient.stops();
        var shares = new float[stops.size()];
        var colors = new Color[stops.size()];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = (float) stops.get(i).at();
            colors[i] = color(stops.get(i).color());
        }
        return new LinearGradientPaint(
                (float) gradient.x1(),
                (float) gradient.y1(),
                (float) gradient.x2(),
                (float) gradient.y2(),
                shares,
                colors);
    }

    /** Returns a colour in the current opacity. */
    private Color color(puzzlescope.picture.Color color) {
        return new Color((float) color.red(), (float) color.green(), (float) color.blue(), (float)
                (color.opacity() * state().opacity()));
    }

    @Override
    protected void trace(Shape shape) {
        if (state().lineWidth() <= 0) {
            return;
        }
        place();
        graphics.setPaint(color(state().stroke()));
        graphics.setStroke(pen());
        graphics.draw(shape);
    }

    private BasicStroke pen() {
        int cap = switch (state().cap()) {
            case BUTT -> BasicStroke.CAP_BUTT;
            case ROUND -> BasicStroke.CAP_ROUND;
            case SQUARE -> BasicStroke.CAP_SQUARE;
        };
        int join = switch (state().join()) {
            case MITER -> BasicStroke.JOIN_MITER;
            case ROUND -> BasicStroke.JOIN_ROUND;
            case BEVEL -> BasicStroke.JOIN_BEVEL;
        };
        var lengths = state().dashes();
        var dashes = new float[lengths.length];
        for (int i = 0; i < dashes.length; i++) {
            dashes[i] = (float) lengths[i];
        }
        return new BasicStroke(
                (float) state().lineWidth(), cap, join, MITER_LIMIT, dashes.length == 0 ? null : dashes, 0);
    }

    @Override
    public double width(String text, Font font) {
        return letters(font).getStringBounds(text, LETTERS).getWidth();
    }

    /** Returns a font of Java; its logical typefaces combine several and cover all languages. */
    private static java.awt.Font letters(Font font) {
        var name = switch (font.face()) {
            case TEXT -> java.awt.Font.SANS_SERIF;
            case MONOSPACED -> java.awt.Font.MONOSPACED;
        };
        return new java.awt.Font(name, font.bold() ? java.awt.Font.BOLD : java.awt.Font.PLAIN, 1)
                .deriveFont((float) font.size());
    }

    /** Fills the outlines of the letters, which stand between pixels too, unlike letters drawn as text. */
    @Override
    protected void write(String text, double x, double y, double across) {
        place();
        graphics.translate(x, y);
        graphics.scale(across, 1);
        graphics.setPaint(paint());
        graphics.fill(letters(state().font()).createGlyphVector(LETTERS, text).getOutline());
    }

    @Override
    protected void image(Pixels pixels, Box place, boolean smooth) {
        var drawn = new BufferedImage(pixels.width(), pixels.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        drawn.getRaster().setDataElements(0, 0, pixels.width(), pixels.height(), pixels.data());
        graphics.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION,
                smooth
                        ? RenderingHints.VALUE_INTERPOLATION_BILINEAR
                        : RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        graphics.setComposite(AlphaComposite.SrcOver.derive((float) state().opacity()));
        place();
        graphics.translate(place.left(), place.top());
        graphics.scale(place.width() / pixels.width(), place.height() / pixels.height());
        graphics.drawImage(drawn, 0, 0, null);
        graphics.setComposite(AlphaComposite.SrcOver);
    }
}
