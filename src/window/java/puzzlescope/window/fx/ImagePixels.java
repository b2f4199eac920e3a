package puzzlescope.window.fx;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import puzzlescope.picture.Pixels;

/** Images of JavaFX as pictures of pixels. */
public final class ImagePixels {

    private ImagePixels() {}

    /** A copy of an image that has been read. */
    public static Pixels of(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var pixels = new Pixels(width, height);
        image.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels.data(), 0, width);
        return pixels;
    }
}
