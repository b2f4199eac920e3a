package puzzlescope.maze.picture;

import java.util.Arrays;

/** Averages the blocks that each pixel covers, by their weights and coverage. One thread at a time. */
final class AreaMean {

    private static final int OPAQUE = 0xFF000000;
    private static final int COLOR = 0xFF;
    private static final long LOW = 0xFFFFFFFFL;

    private final PixelSpans across;
    private final PixelSpans down;
    /** Two sums per number, 32 bits apart, for every pixel of a row. */
    private final long[] redGreen;

    private final long[] blueWeight;

    AreaMean(PixelSpans across, PixelSpans down) {
        this.across = across;
        this.down = down;
        redGreen = new long[across.pixels()];
        blueWeight = new long[across.pixels()];
    }

    /** Paints the pixels of a rectangle; leaves those outside the maze. */
    void paint(ColorField field, int[] pixels, int left, int top, int right, int bottom) {
        int width = across.pixels();
        for (int y = top; y < bottom; y++) {
            int first = down.first(y);
            int last = down.last(y);
            Arrays.fill(redGreen, left, right, 0);
            Arrays.fill(blueWeight, left, right, 0);
            for (int row = first; row <= last; row++) {
                add(field.colors(), field.line(row), down.share(y, row), left, right);
            }
            for (int x = left; x < right; x++) {
                pixels[y * width + x] = mean(redGreen[x], blueWeight[x]);
            }
        }
    }

    private void add(int[] colors, int line, int share, int left, int right) {
        for (int x = left; x < right; x++) {
            int first = across.first(x);
            int last = across.last(x);
            if (last < first) {
                continue;
            }
            int color = colors[line + first];
            long weight = (long) across.headShare(x) * (color >>> 24);
            long high = weight * redGreen(color);
            long low = weight * blueOne(color);
            for (int column = first + 1; column < last; column++) {
                color = colors[line + column];
                weight = (long) PixelSpans.WHOLE * (color >>> 24);
                high += weight * redGreen(color);
                low += weight * blueOne(color);
            }
            if (last > first) {
                color = colors[line + last];
                weight = (long) across.tailShare(x) * (color >>> 24);
                high += weight * redGreen(color);
                low += weight * blueOne(color);
            }
            redGreen[x] += share * high;
            blueWeight[x] += share * low;
        }
    }

    private static long redGreen(int color) {
        return (long) (color >> 16 & COLOR) << 32 | color >> 8 & COLOR;
    }

    private static long blueOne(int color) {
        return (long) (color & COLOR) << 32 | 1;
    }

    private static int mean(long redGreen, long blueWeight) {
        int weight = (int) blueWeight;
        if (weight == 0) {
            return 0;
        }
        float part = 1f / weight;
        int red = (int) ((redGreen >>> 32) * part + 0.5f);
        int green = (int) ((redGreen & LOW) * part + 0.5f);
        int blue = (int) ((blueWeight >>> 32) * part + 0.5f);
        return OPAQUE | red << 16 | green << 8 | blue;
    }
}
