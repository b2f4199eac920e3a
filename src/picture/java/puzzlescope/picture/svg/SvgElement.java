package puzzlescope.picture.svg;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/**
 * One thing that is drawn.
 *
 * @param text a line of SVG; of an image without its address
 * @param image the image, if it is one
 * @param bounds a rectangle of the picture, in px, outside of which nothing of it is seen
 */
public record SvgElement(String text, @Nullable SvgImage image, Box bounds) {

    /** Where the address of an image is put in. */
    static final String NO_ADDRESS = " xlink:href=\"\"";

    /** The line of SVG. */
    String svg(Function<SvgImage, String> address) {
        return image == null ? text : text.replace(NO_ADDRESS, " xlink:href=\"" + address.apply(image) + "\"");
    }

    /** Equal for what looks the same. */
    Object look() {
        return image == null ? text : List.of(text, image);
    }
}
