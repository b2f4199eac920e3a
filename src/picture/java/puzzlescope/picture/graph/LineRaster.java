package puzzlescope.picture.graph;

import java.util.Arrays;
import puzzlescope.picture.Color;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Surface;

/**
 * An image for drawing thousands of thin lines and dots at once, in milliseconds where a canvas takes seconds. Where
 * lines overlap, the stronger one wins. Lengths are px. FX thread only.
 */
public final class LineRaster extends SmoothLines {

    private int[] lineShades = new int[SHADES];
    private Pixels picture = new Pixels(1, 1);
    private int[] pixels = picture.data();

    /** Clears the image and sets its size. */
    public void begin(int newWidth, int newHeight) {
        if (newWidth != width() || newHeight != height()) {
            size(Math.max(1, newWidth), Math.max(1, newHeight));
            picture = new Pixels(width(), height());
            pixels = picture.data();
        } else {
            Arrays.fill(pixels, 0);
        }
    }

    /** Copies another image of the same size. */
    void copy(LineRaster other) {
        System.arraycopy(other.pixels, 0, pixels, 0, pixels.length);
    }

    /** The shades of a colour from transparent to full, for {@link #line}. */
    static int[] shades(Color color, double strength) {
        var shades = new int[SHADES];
        for (int i = 0; i < SHADES; i++) {
            double alpha = strength * i / (SHADES - 1);
            int red = (int) Math.round(color.red() * alpha * 255);
            int green = (int) Math.round(color.green() * alpha * 255);
            int blue = (int) Math.round(color.blue() * alpha * 255);
            shades[i] = (int) Math.round(alpha * 255) << 24 | red << 16 | green << 8 | blue;
        }
        return shades;
    }

    /** Draws a smooth line; where lines overlap, the stronger one wins. */
    void line(double x1, double y1, double x2, double y2, int[] shades) {
        lineShades = shades;
        line(x1, y1, x2, y2);
    }

    @Override
    void put(int index, int share) {
        put(index, share, lineShades);
    }

    /** Keeps the stronger of two colours, so that the image does not depend on the order of lines. */
    private void put(int index, int share, int[] shades) {
        int color = shades[share];
        if (index >= 0 && index < pixels.length && Integer.compareUnsigned(color, pixels[index]) > 0) {
            pixels[index] = color;
        }
    }

    /** Draws a square around a point. */
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

    /** The pixels row by row, premultiplied {@code 0xAARRGGBB}. */
    int[] pixels() {
        return pixels.clone();
    }

    /** The writable pixels, to be filled before {@link #draw}. */
    int[] canvas() {
        return pixels;
    }

    public void draw(Surface surface, double x, double y) {
        picture.changed();
        surface.pixels(picture, x, y, picture.width(), picture.height());
    }
}
