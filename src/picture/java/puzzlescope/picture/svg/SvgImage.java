package puzzlescope.picture.svg;

import java.util.Arrays;
import java.util.Base64;
import puzzlescope.picture.Pixels;

/** A snapshot of an image's pixels. Equal to others that look the same. */
public final class SvgImage {

    private static final int PART = 0xFF;

    private final int width;
    private final int height;
    private final int[] straight;

    SvgImage(Pixels pixels) {
        width = pixels.width();
        height = pixels.height();
        straight = pixels.data().clone();
        for (int i = 0; i < straight.length; i++) {
            int alpha = straight[i] >>> 24;
            if (alpha != 0 && alpha != PART) {
                straight[i] = alpha << 24
                        | part(straight[i] >> 16, alpha) << 16
                        | part(straight[i] >> 8, alpha) << 8
                        | part(straight[i], alpha);
            }
        }
    }

    private static int part(int pixel, int alpha) {
        return Math.min(PART, ((pixel & PART) * PART + alpha / 2) / alpha);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The pixels row by row, {@code 0xAARRGGBB}, not premultiplied; not a copy. */
    @SuppressWarnings("EI_EXPOSE_REP")
    public int[] straight() {
        return straight;
    }

    /** A data URI with the whole image. */
    String address() {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(PngBytes.of(this));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SvgImage image && width == image.width && Arrays.equals(straight, image.straight);
    }

    @Override
    public int hashCode() {
        return 31 * width + Arrays.hashCode(straight);
    }
}
