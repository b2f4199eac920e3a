package puzzlescope.ui.puzzle.states;

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
final class Raster {

    private static final int SHADES = 256;
    private static final int FRACTION_BITS = 20;
    private static final double ONE = 1 << FRACTION_BITS;

    private int width;
    private int height;
    private int[] pixels = new int[0];
    private PixelBuffer<IntBuffer> buffer = buffer(1, 1, new int[1]);
    private WritableImage image = new WritableImage(buffer);

    private static PixelBuffer<IntBuffer> buffer(int width, int height, int[] pixels) {
        return new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
    }

    /** Empties the picture, which has this size from now on. */
    void begin(int newWidth, int newHeight) {
        if (newWidth != width || newHeight != height) {
            width = Math.max(1, newWidth);
            height = Math.max(1, newHeight);
            pixels = new int[width * height];
            buffer = buffer(width, height, pixels);
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

    /** A smooth line one px wide (X. Wu, An Efficient Antialiasing Technique, 1991). */
    void line(double x1, double y1, double x2, double y2, int[] shades) {
        boolean steep = Math.abs(y2 - y1) > Math.abs(x2 - x1);
        double from = steep ? y1 : x1;
        double to = steep ? y2 : x2;
        double side = steep ? x1 : y1;
        double slope = from == to ? 0 : ((steep ? x2 : y2) - side) / (to - from);
        if (from > to) {
            side += slope * (to - from);
            double swapped = from;
            from = to;
            to = swapped;
        }
        double limit = (steep ? width : height) - 2.0;
        double begin = Math.max(0, from);
        double end = Math.min(to, (steep ? height : width) - 1.0);
        if (slope != 0) {
            double enters = from + ((slope > 0 ? 0 : limit) - side) / slope;
            double leaves = from + ((slope > 0 ? limit : 0) - side) / slope;
            begin = Math.max(begin, enters);
            end = Math.min(end, leaves);
        } else if (side < 0 || side > limit) {
            return;
        }
        int first = (int) Math.ceil(begin);
        int last = (int) Math.floor(end);
        long across = (long) ((side + slope * (first - from)) * ONE);
        step(steep, first, last, Math.max(0, across), (long) (slope * ONE), shades);
    }

    /** @param across where the line is at its first pixel, in parts of {@link #ONE}; within the picture up to the last */
    private void step(boolean steep, int first, int last, long across, long slope, int[] shades) {
        int next = steep ? 1 : width;
        int alongStep = steep ? width : 1;
        long at = across;
        for (int along = first; along <= last; along++) {
            int cell = (int) (at >> FRACTION_BITS);
            int share = (int) (at >> (FRACTION_BITS - 8)) & (SHADES - 1);
            int index = along * alongStep + cell * next;
            put(index, shades[SHADES - 1 - share]);
            put(index + next, shades[share]);
            at += slope;
        }
    }

    /** The stronger one of two colours stays, so that the picture is the same whichever line is drawn first. */
    private void put(int index, int color) {
        if (index >= 0 && index < pixels.length && Integer.compareUnsigned(color, pixels[index]) > 0) {
            pixels[index] = color;
        }
    }

    /** A square around a point. */
    void square(double x, double y, int size, int color) {
        int left = (int) Math.round(x - size / 2.0);
        int top = (int) Math.round(y - size / 2.0);
        int right = Math.min(width, left + size);
        if (left < width && right > 0) {
            for (int row = Math.max(0, top); row < Math.min(height, top + size); row++) {
                Arrays.fill(pixels, row * width + Math.max(0, left), row * width + right, color);
            }
        }
    }

    /** The pixels row by row, premultiplied, {@code 0xAARRGGBB}. */
    int[] pixels() {
        return pixels.clone();
    }

    void draw(GraphicsContext graphics, double x, double y) {
        buffer.updateBuffer(_ -> null);
        graphics.drawImage(image, x, y);
    }
}
