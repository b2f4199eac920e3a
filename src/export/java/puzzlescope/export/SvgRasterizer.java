package puzzlescope.export;

import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Font;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import puzzlescope.picture.svg.SvgDrawing;
import puzzlescope.picture.svg.SvgElement;
import puzzlescope.picture.svg.SvgSurface;

/** Rasterises SVG. Needs no display; any thread. */
public final class SvgRasterizer {

    private SvgRasterizer() {}

    /**
     * Draws an SVG document.
     *
     * @param scale pixels per px
     */
    public static BufferedImage image(String svg, double scale) {
        return image(svg, ours().build(), scale);
    }

    /**
     * Draws some elements of a drawing as in its document, but without encoding and decoding its images.
     *
     * @param scale pixels per px
     */
    static BufferedImage image(SvgDrawing drawing, Predicate<SvgElement> wanted, double scale) {
        var images = new DrawnImages();
        var svg = drawing.document(wanted, images::address);
        return image(svg, ours().resourceLoader(images).build(), scale);
    }

    /** Returns a loader without limits, since all documents are the app's own and a board may have many elements. */
    private static LoaderContext.Builder ours() {
        return LoaderContext.builder()
                .documentLimits(new DocumentLimits(
                        DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
                        DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH,
                        Integer.MAX_VALUE));
    }

    private static BufferedImage image(String svg, LoaderContext context, double scale) {
        // Java's logical typefaces combine several fonts and cover all languages.
        var lettered = svg.replace(SvgSurface.TEXT_FACES, Font.SANS_SERIF)
                .replace(SvgSurface.MONOSPACED_FACES, Font.MONOSPACED);
        var document = new SVGLoader()
                .load(new ByteArrayInputStream(lettered.getBytes(StandardCharsets.UTF_8)), null, context);
        if (document == null) {
            throw new IllegalArgumentException("this is no SVG");
        }
        var size = document.size();
        var image = new BufferedImage(
                (int) Math.ceil(size.width * scale), (int) Math.ceil(size.height * scale), BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            document.render(null, graphics, new ViewBox(image.getWidth(), image.getHeight()));
        } finally {
            graphics.dispose();
        }
        return image;
    }

    /** Returns an SVG document as the bytes of a PNG file. */
    public static byte[] png(String svg, double scale) {
        return png(image(svg, scale));
    }

    /** Returns an image as the bytes of a PNG file. */
    public static byte[] png(BufferedImage image) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image, "png", out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
