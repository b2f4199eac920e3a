package puzzlescope.window.fx;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import puzzlescope.picture.Pixels;

/** Conversion of JavaFX images to pixel images. */
public final class ImagePixels {

    private ImagePixels() {}

    /** A copy of a loaded image. */
    public static Pixels of(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var pixels = new Pixels(width, height);
        image.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels.data(), 0, width);
        return pixels;
    }
}
