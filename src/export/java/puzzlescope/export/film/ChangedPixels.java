package puzzlescope.export.film;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Computes the difference of each frame from the previous one, as palette indexes. */
final class ChangedPixels {

    /** The index for unchanged pixels, which are transparent. */
    static final byte SEEN_THROUGH = (byte) ColorTable.MOST;

    private final int width;
    private final int height;
    private final ColorTable table;
    private final byte[] shown;
    private final byte[] next;
    private int left;
    private int right;
    private int @Nullable [] last;

    ChangedPixels(int width, int height, ColorTable table) {
        this.width = width;
        this.height = height;
        this.table = table;
        shown = new byte[width * height];
        next = new byte[width * height];
    }

    /** A rectangle of a frame. */
    static final class Part {

        private final int x;
        private final int y;
        private final int width;
        private final int height;
        private final byte[] pixels;

        Part(int x, int y, int width, int height) {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
            pixels = new byte[width * height];
            Arrays.fill(pixels, SEEN_THROUGH);
        }

        int x() {
            return x;
        }

        int y() {
            return y;
        }

        int width() {
            return width;
        }

        int height() {
            return height;
        }

        /** Returns the pixels row by row; {@link #SEEN_THROUGH} where nothing has changed. */
        byte[] pixels() {
            return pixels;
        }

        boolean isEmpty() {
            return width == 0;
        }
    }

    /**
     * Returns the part to draw over the previous frame; for the first frame, all of it.
     *
     * @param frame must not be changed afterwards
     */
    Part of(int[] frame) {
        left = width;
        right = -1;
        int top = height;
        int bottom = -1;
        for (int y = 0; y < height; y++) {
            if (isChanged(frame, y * width)) {
                top = Math.min(top, y);
                bottom = y;
            }
        }
        var part = right < 0 ? new Part(0, 0, 0, 0) : part(left, top, right - left + 1, bottom - top + 1);
        for (int y = top; y <= bottom; y++) {
            System.arraycopy(next, y * width, shown, y * width, width);
        }
        last = frame;
        return part;
    }

    /** Converts a row to palette indexes if it has changed, and extends the range of changed columns. */
    private boolean isChanged(int[] frame, int from) {
        var before = last;
        int same = before == null ? 0 : Arrays.mismatch(before, from, from + width, frame, from, from + width);
        if (same < 0) {
            return false;
        }
        boolean changed = false;
        int lastColor = -1;
        byte lastNumber = 0;
        for (int x = same; x < width; x++) {
            int color = frame[from + x];
            if (color != lastColor) {
                lastColor = color;
                lastNumber = table.nearest(color);
            }
            next[from + x] = lastNumber;
            if (before == null || lastNumber != shown[from + x]) {
                changed = true;
                left = Math.min(left, x);
                right = Math.max(right, x);
            }
        }
        return changed;
    }

    private Part part(int x, int y, int partWidth, int partHeight) {
        var part = new Part(x, y, partWidth, partHeight);
        for (int row = 0; row < partHeight; row++) {
            int from = (y + row) * width + x;
            for (int column = 0; column < partWidth; column++) {
                if (last == null || next[from + column] != shown[from + column]) {
                    part.pixels[row * partWidth + column] = next[from + column];
                }
            }
        }
        return part;
    }
}
