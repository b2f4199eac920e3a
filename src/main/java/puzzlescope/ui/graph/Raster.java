package puzzlescope.ui.graph;

import java.nio.IntBuffer;
import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/**
 * A picture on which thousands of thin lines and dots are drawn at once; a canvas takes seconds for what takes milliseconds
 * here. Where lines overlap the stronger one is seen. Lengths are px. FX thread only.
 */
public final class Raster extends SmoothLines {

    private int[] pixels = new int[0];
    private int[] lineShades = new int[SHADES];
    private PixelBuffer<IntBuffer> buffer = buffer(1, 1, new int[1]);
    private WritableImage image = new WritableImage(buffer);

    private static PixelBuffer<IntBuffer> buffer(int width, int height, int[] pixels) {
        return new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
    }

    /** Empties the picture, which has this size from now on. */
    public void begin(int newWidth, int newHeight) {
        if (newWidth != width() || newHeight != height()) {
            size(Math.max(1, newWidth), Math.max(1, newHeight));
            pixels = new int[width() * height()];
            buffer = buffer(width(), height(), pixels);
            image = new WritableImage(buffer);
        } else {
            Arrays.fill(pixels, 0);
        }
    }

    /** Takes over another picture of the same size. */
    void copy(Raster other) {
        System.arraycopy(other.pixels, 0, pixels, 0, pixels.length);
    }

    /** The shades of a colour from transparent to full, for {@link #line}. */
    static int[] shades(Color color, double strength) {
        var shades = new int[SHADES];
        for (int i = 0; i < SHADES; i++) {
            double alpha = strength * i / (SHADES - 1);
            int red = (int) Math.round(color.getRed() * alpha * 255);
            int green = (int) Math.round(color.getGreen() * alpha * 255);
            int blue = (int) Math.round(color.getBlue() * alpha * 255);
            shades[i] = (int) Math.round(alpha * 255) << 24 | red << 16 | green << 8 | blue;
        }
        return shades;
    }

    /** A smooth line; where lines overlap the stronger one is seen. */
    void line(double x1, double y1, double x2, double y2, int[] shades) {
        lineShades = shades;
        line(x1, y1, x2, y2);
    }

    @Override
    void put(int index, int share) {
        put(index, share, lineShades);
    }

    /** The stronger one of two colours stays, so that the picture is the same whichever line is drawn first. */
    private void put(int index, int share, int[] shades) {
        int color = shades[share];
        if (index >= 0 && index < pixels.length && Integer.compareUnsigned(color, pixels[index]) > 0) {
            pixels[index] = color;
        }
    }

    /** A square around a point. */
    void square(double x, double y, int size, int color) {
        int left = (int) Math.round(x - size / 2.0);
        int top = (int) Math.round(y - size / 2.0);
        int right = Math.min(width(), left + size);
        if (left < width() && right > 0) {
            for (int row = Math.max(0, top); row < Math.min(height(), top + size); row++) {
                Arrays.fill(pixels, row * width() + Math.max(0, left), row * width() + right, color);
            }
        }
    }

    /** The pixels row by row, premultiplied, {@code 0xAARRGGBB}. */
    int[] pixels() {
        return pixels.clone();
    }

    /** The pixels themselves, to be written by others before {@link #draw}. */
    int[] canvas() {
        return pixels;
    }

    public void draw(GraphicsContext graphics, double x, double y) {
        buffer.updateBuffer(_ -> null);
        graphics.drawImage(image, x, y);
    }
}
