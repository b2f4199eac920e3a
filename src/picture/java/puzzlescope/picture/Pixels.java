package puzzlescope.picture;

import java.util.Arrays;

/**
 * A picture of pixels that is drawn often and changed between. Whoever changes it says so by {@link #changed}. For one
 * surface at a time; not for several threads.
 */
public final class Pixels {

    private final int width;
    private final int height;
    private final int[] data;
    private long version;
    private Box lastChange = Box.EMPTY;

    /** A transparent picture. */
    public Pixels(int width, int height) {
        this.width = Math.max(1, width);
        this.height = Math.max(1, height);
        data = new int[this.width * this.height];
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The pixels row by row, {@code 0xAARRGGBB}, each part multiplied by the opacity: not a copy. */
    @SuppressWarnings("EI_EXPOSE_REP")
    public int[] data() {
        return data;
    }

    /** All of it is different now. */
    public void changed() {
        changed(new Box(0, 0, width, height));
    }

    /** A part of it is different now. */
    public void changed(Box part) {
        version++;
        lastChange = part;
    }

    /** Grows with each change. */
    public long version() {
        return version;
    }

    /** What the last change changed. */
    public Box lastChange() {
        return lastChange;
    }

    /** Makes it transparent. */
    public void clear() {
        Arrays.fill(data, 0);
        changed();
    }

    /** A colour as a pixel of {@link #data}. */
    public static int pixel(Color color) {
        return pixel(color, 1);
    }

    /** A colour as a pixel of {@link #data}, seen through as far as the share says. */
    public static int pixel(Color color, double share) {
        double opacity = color.opacity() * share;
        return part(opacity) << 24
                | part(color.red() * opacity) << 16
                | part(color.green() * opacity) << 8
                | part(color.blue() * opacity);
    }

    private static int part(double share) {
        return (int) Math.round(share * 255);
    }
}
