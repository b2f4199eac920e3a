package puzzlescope.export;

import com.github.weisj.jsvg.parser.DomDocument;
import com.github.weisj.jsvg.parser.resources.RenderableResource;
import com.github.weisj.jsvg.parser.resources.ResourceLoader;
import com.github.weisj.jsvg.parser.resources.ResourceSupplier;
import com.github.weisj.jsvg.renderer.RenderContext;
import com.github.weisj.jsvg.renderer.SVGRenderingHints;
import com.github.weisj.jsvg.renderer.output.Output;
import com.github.weisj.jsvg.view.FloatSize;
import java.awt.Rectangle;
import java.awt.TexturePaint;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.picture.svg.SvgImage;

/** The images of one drawing; their numbers serve as addresses. */
final class DrawnImages implements ResourceLoader {

    private static final String SCHEME = "data:";

    private final List<SvgImage> images = new ArrayList<>();

    /** Adds an image and returns its address. */
    String address(SvgImage image) {
        images.add(image);
        return SCHEME + (images.size() - 1);
    }

    @Override
    public ResourceSupplier<RenderableResource> loadImage(DomDocument document, URI address) {
        var drawn = new Drawn(image(images.get(Integer.parseInt(address.getSchemeSpecificPart()))));
        return _ -> Optional.of(drawn);
    }

    private static BufferedImage image(SvgImage drawn) {
        var image = new BufferedImage(drawn.width(), drawn.height(), BufferedImage.TYPE_INT_ARGB);
        image.getRaster().setDataElements(0, 0, drawn.width(), drawn.height(), drawn.straight());
        return image;
    }

    /** An image, presented as a loaded resource. */
    private record Drawn(BufferedImage image) implements RenderableResource {

        @Override
        public FloatSize intrinsicSize(RenderContext context) {
            return new FloatSize(image.getWidth(), image.getHeight());
        }

        @Override
        public void render(Output output, RenderContext context, AffineTransform place) {
            if (isPixelByPixel(output, place)
                    || SVGRenderingHints.VALUE_IMAGE_ANTIALIASING_OFF.equals(
                            output.renderingHint(SVGRenderingHints.KEY_IMAGE_ANTIALIASING))) {
                output.drawImage(image, place, null);
            } else {
                var whole = new Rectangle(image.getWidth(), image.getHeight());
                output.applyTransform(place);
                output.setPaint(new TexturePaint(image, whole));
                output.fillShape(whole);
            }
        }

        /** Returns whether no edge needs smoothing. */
        private static boolean isPixelByPixel(Output output, AffineTransform place) {
            var whole = output.transform();
            whole.concatenate(place);
            return (whole.getType() & ~AffineTransform.TYPE_TRANSLATION) == 0
                    && whole.getTranslateX() == Math.rint(whole.getTranslateX())
                    && whole.getTranslateY() == Math.rint(whole.getTranslateY());
        }
    }
}
