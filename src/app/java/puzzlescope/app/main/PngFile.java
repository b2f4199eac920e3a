package puzzlescope.app.main;

import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import puzzlescope.engine.files.WholeFile;

/** Writes images as PNG. Any thread. */
final class PngFile {

    private PngFile() {}

    /** Returns an opaque image as the content of a file. */
    static WholeFile.Content of(Image image) {
        return channel -> write(image, Channels.newOutputStream(channel));
    }

    private static void write(Image image, OutputStream out) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        var copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        copy.setRGB(0, 0, width, height, pixels, 0, width);
        var bytes = new BufferedOutputStream(out);
        try (var images = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(copy, "png", images);
        }
        bytes.flush();
    }
}
