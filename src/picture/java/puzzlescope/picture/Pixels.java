package puzzlescope.picture;

/**
 * A pixel image that is drawn often and modified in between. Modifications are reported by {@link #changed}. For one
 * surface at a time; not thread-safe.
 */
public final class Pixels {

    private final int width;
    private final int height;
    private final int[] data;
    private long version;
    private Box lastChange = Box.EMPTY;

    /** Creates a transparent image. */
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

    /** The pixels row by row, premultiplied {@code 0xAARRGGBB}; not a copy. */
    @SuppressWarnings("EI_EXPOSE_REP")
    public int[] data() {
        return data;
    }

    public void changed() {
        changed(new Box(0, 0, width, height));
    }

    public void changed(Box part) {
        version++;
        lastChange = part;
    }

    /** Version number, incremented by each change. */
    public long version() {
        return version;
    }

    public Box lastChange() {
        return lastChange;
    }

    /** Returns a colour as a pixel of {@link #data}, with its opacity multiplied by a share. */
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
