package puzzlescope.ui.control;

import java.nio.IntBuffer;
import java.util.Arrays;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import puzzlescope.core.event.Role;
import puzzlescope.core.trace.DepthRange;
import puzzlescope.core.trace.Trace;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.theme.Look;

/**
 * A depth curve as an image of the screen's own pixels: each column shows the depths from the lowest to the highest of its
 * share of the events, and a tick where a solution is among them. As a path, which may go up and down thousands of times,
 * the same curve would take a renderer without a graphics card many times as long. FX thread only.
 */
final class CurvePicture {

    /** Lengths in px at scale 1. */
    private static final double TICK_HEIGHT = 9;

    private static final double TICK_WIDTH = 2;
    private static final double TOP = 12;
    private static final double LINE = 1;

    private final int width;
    private final int height;
    private final double scale;
    private final int[] pixels;
    private final PixelBuffer<IntBuffer> buffer;
    private final Image image;
    private final DepthRange range = new DepthRange();

    /**
     * @param width in the screen's pixels, as is {@code height}
     * @param scale how many of the screen's pixels are one px
     */
    CurvePicture(int width, int height, double scale) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        pixels = new int[width * height];
        buffer = new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
        image = new WritableImage(buffer);
    }

    boolean fits(int otherWidth, int otherHeight, double otherScale) {
        return width == otherWidth && height == otherHeight && scale == otherScale;
    }

    Image image() {
        return image;
    }

    /** Paints the curve of the events from {@code first} to before {@code end}. */
    void paint(Trace trace, long first, long end, Look look) {
        buffer.updateBuffer(_ -> {
            Arrays.fill(pixels, 0);
            if (first < end) {
                paintColumns(trace, first, end, look);
            }
            return null;
        });
    }

    private void paintColumns(Trace trace, long first, long end, Look look) {
        int line = look.palette().pixel(Ink.CURVE);
        int below = look.palette().pixel(Ink.CURVE_FILL);
        int tick = look.palette().pixel(Ink.SOLUTION);
        int thickness = px(LINE);
        double unit = (height - px(TOP) - 2.0 * thickness) / Math.max(1, trace.greatestDepth());
        int upper = -1;
        int lower = -1;
        for (int column = 0; column < width; column++) {
            long from = eventAt(column, first, end);
            trace.depths(from, Math.max(from + 1, eventAt(column + 1, first, end)), range);
            if (range.isEmpty()) {
                continue;
            }
            int top = height - 2 * thickness - (int) Math.round(range.highest() * unit);
            int bottom = height - thickness - (int) Math.round(range.lowest() * unit);
            // From where the column before ends, so that the line is unbroken.
            int lineTop = upper < 0 ? top : Math.min(top, lower - thickness);
            int lineBottom = upper < 0 ? bottom : Math.max(bottom, upper + thickness);
            fill(column, lineTop, lineBottom, line);
            fill(column, lineBottom, height, below);
            if (range.has(Role.SOLUTION)) {
                for (int x = Math.max(0, column + 1 - px(TICK_WIDTH)); x <= column; x++) {
                    fill(x, 0, px(TICK_HEIGHT), tick);
                }
            }
            upper = top;
            lower = bottom;
        }
    }

    private int px(double length) {
        return (int) Math.round(length * scale);
    }

    private void fill(int x, int top, int bottom, int color) {
        for (int at = Math.max(0, top) * width + x; at < Math.min(height, bottom) * width; at += width) {
            pixels[at] = color;
        }
    }

    private long eventAt(int column, long first, long end) {
        long event = first + (long) ((double) (end - first) * column / width);
        return column < width ? Math.max(first, Trace.align(event, (end - first) / width)) : event;
    }
}
