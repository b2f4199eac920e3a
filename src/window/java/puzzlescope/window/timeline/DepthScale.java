package puzzlescope.window.timeline;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How high a depth is drawn. It begins at depth 0, unless a stretch lies so deep that its single steps would not be seen.
 *
 * @param base the depth at the lower edge
 * @param unit how much higher one depth more is drawn, in pixels
 */
record DepthScale(int base, double unit) {

    /** From this height in px on, a step is seen. */
    private static final double SEEN = 2;
    /** How high a step is at the most, of the whole height, if the lower edge is not depth 0. */
    private static final double HIGHEST = 0.2;

    /** One for each part of the measure, since they count different things. */
    static List<DepthScale> all(Columns columns, double height, double pixelsPerPx, boolean close) {
        return IntStream.range(0, columns.parts())
                .mapToObj(part -> of(columns, part, height, pixelsPerPx, close))
                .toList();
    }

    /**
     * @param part the part of the measure
     * @param height the height that there is, in pixels
     * @param pixelsPerPx how many pixels are one px
     * @param close whether only a part of the recording is seen
     */
    static DepthScale of(Columns columns, int part, double height, double pixelsPerPx, boolean close) {
        int top = columns.top(part);
        double plain = height / Math.max(1, top);
        int span = top - columns.bottom(part);
        if (!close || plain >= SEEN * pixelsPerPx || span >= top / 2) {
            return new DepthScale(0, plain);
        }
        return new DepthScale(columns.bottom(part) - 1, Math.min(height / (span + 1), height * HIGHEST));
    }

    double height(int depth) {
        return (depth - base) * unit;
    }
}
