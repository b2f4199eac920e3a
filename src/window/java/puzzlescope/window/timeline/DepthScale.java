package puzzlescope.window.timeline;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Vertical scale of depths. Begins at depth 0, unless a range lies so deep that its single steps would be invisible.
 *
 * @param base the depth at the lower edge
 * @param unit the height of one depth, in pixels
 */
record DepthScale(int base, double unit) {

    /** Smallest visible height of a step, in px. */
    private static final double SEEN = 2;
    /** Largest share of the height for a step, if the lower edge is not depth 0. */
    private static final double HIGHEST = 0.2;

    /** One scale for each part of the measure, since they count different things. */
    static List<DepthScale> all(CurveColumns curveColumns, double height, double pixelsPerPx, boolean close) {
        return IntStream.range(0, curveColumns.parts())
                .mapToObj(part -> of(curveColumns, part, height, pixelsPerPx, close))
                .toList();
    }

    /**
     * @param part the part of the measure
     * @param height the available height, in pixels
     * @param pixelsPerPx device pixels per px
     * @param close whether only a part of the recording is visible
     */
    static DepthScale of(CurveColumns curveColumns, int part, double height, double pixelsPerPx, boolean close) {
        int top = curveColumns.top(part);
        double plain = height / Math.max(1, top);
        int span = top - curveColumns.bottom(part);
        if (!close || plain >= SEEN * pixelsPerPx || span >= top / 2) {
            return new DepthScale(0, plain);
        }
        return new DepthScale(curveColumns.bottom(part) - 1, Math.min(height / (span + 1), height * HIGHEST));
    }

    double height(int depth) {
        return (depth - base) * unit;
    }
}
