package puzzlescope.engine.trace;

import java.util.OptionalLong;

/**
 * Finds the deepest point of the kept part of a recording by bisection, with few accesses to the depths and none to the
 * events. Any thread.
 */
public final class DeepestPoint {

    private DeepestPoint() {}

    /**
     * Returns the next position after {@code position} where the greatest depth is reached, or else the first one;
     * empty if there was no call.
     */
    public static OptionalLong after(Trace trace, long position) {
        while (true) {
            long first = trace.firstKept();
            var found = after(trace, position, first, trace.length());
            if (trace.firstKept() == first) {
                return found;
            }
        }
    }

    private static OptionalLong after(Trace trace, long position, long first, long end) {
        int depth = highest(trace, first, end);
        if (depth <= 0) {
            return OptionalLong.empty();
        }
        long from = Math.clamp(position, first, end);
        if (from > first && highest(trace, from - 1, from) == depth) {
            // Skip the rest of the stretch at this depth, which counts as one.
            long left = trace.nextDepthAtMost(from, depth - 1);
            from = left < 0 ? end : left;
        }
        var later = firstAt(trace, depth, from, end);
        return later.isPresent() ? later : firstAt(trace, depth, first, end);
    }

    private static OptionalLong firstAt(Trace trace, int depth, long from, long to) {
        if (highest(trace, from, to) < depth) {
            return OptionalLong.empty();
        }
        long low = from;
        long high = to;
        while (high - low > 1) {
            long middle = middle(low, high);
            if (highest(trace, low, middle) >= depth) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return OptionalLong.of(high);
    }

    /**
     * Returns a position between the two, aligned to the trace's summaries unless they are farther apart than the two.
     */
    private static long middle(long low, long high) {
        long middle = (low + high) >>> 1;
        for (long grain : new long[] {Chunk.SIZE, DepthProfile.GROUP, DepthProfile.BLOCK}) {
            long at = middle / grain * grain;
            if (at > low) {
                return at;
            }
        }
        return middle;
    }

    /** Returns the greatest depth after the events of a range; -1 if none of them is kept. */
    private static int highest(Trace trace, long from, long to) {
        var range = new DepthRange();
        trace.profile().depths(from, to, range);
        return range.isEmpty() ? -1 : range.highest();
    }
}
