package puzzlescope.picture.graph;

/** Draws smooth lines into a pixel target. Lengths are px. FX thread only. */
public abstract class SmoothLines {

    /** Resolution of pixel coverage. */
    static final int SHADES = 256;

    private static final int FRACTION_BITS = 20;
    private static final double ONE = 1 << FRACTION_BITS;

    private int width;
    private int height;

    final int width() {
        return width;
    }

    final int height() {
        return height;
    }

    final void size(int newWidth, int newHeight) {
        width = newWidth;
        height = newHeight;
    }

    /**
     * Covers a part of a pixel.
     *
     * @param index of the pixel, row by row; may lie outside
     * @param share coverage, less than {@link #SHADES}
     */
    abstract void put(int index, int share);

    /** Draws a smooth line one px wide (X. Wu, An Efficient Antialiasing Technique, 1991). */
    final void line(double x1, double y1, double x2, double y2) {
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
        step(steep, first, last, Math.max(0, across), (long) (slope * ONE));
    }

    /**
     * @param across position of the line at its first pixel, in parts of {@link #ONE}; within the image up to the last
     */
    private void step(boolean steep, int first, int last, long across, long slope) {
        int next = steep ? 1 : width;
        int alongStep = steep ? width : 1;
        long at = across;
        for (int along = first; along <= last; along++) {
            int cell = (int) (at >> FRACTION_BITS);
            int share = (int) (at >> (FRACTION_BITS - 8)) & (SHADES - 1);
            int index = along * alongStep + cell * next;
            put(index, SHADES - 1 - share);
            put(index + next, share);
            at += slope;
        }
    }
}
