package puzzlescope.picture.svg;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/**
 * A drawn element.
 *
 * @param text a line of SVG; for an image without its address
 * @param image the image, if it is one
 * @param bounds a rectangle of the picture, in px, outside of which nothing of it is visible
 */
public record SvgElement(String text, @Nullable SvgImage image, Box bounds) {

    /** Placeholder for the address of an image. */
    static final String NO_ADDRESS = " xlink:href=\"\"";

    /** The line of SVG. */
    String svg(Function<SvgImage, String> address) {
        return image == null ? text : text.replace(NO_ADDRESS, " xlink:href=\"" + address.apply(image) + "\"");
    }

    /** A key that is equal for elements that look the same. */
    Object look() {
        return image == null ? text : List.of(text, image);
    }
}
