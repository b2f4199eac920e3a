package puzzlescope.window.fx;

import java.nio.IntBuffer;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import puzzlescope.picture.Pixels;

/** A JavaFX image sharing its memory with a pixel image. FX thread only. */
final class PixelImage {

    private final PixelBuffer<IntBuffer> buffer;
    private final Image image;
    private long version;

    PixelImage(Pixels pixels) {
        buffer = new PixelBuffer<>(
                pixels.width(), pixels.height(), IntBuffer.wrap(pixels.data()), PixelFormat.getIntArgbPreInstance());
        image = new WritableImage(buffer);
        version = pixels.version();
    }

    /** The image with the current pixels. */
    Image of(Pixels pixels) {
        long now = pixels.version();
        if (now != version) {
            var last = pixels.lastChange();
            var part =
                    now == version + 1 ? new Rectangle2D(last.left(), last.top(), last.width(), last.height()) : null;
            buffer.updateBuffer(_ -> part);
            version = now;
        }
        return image;
    }
}
