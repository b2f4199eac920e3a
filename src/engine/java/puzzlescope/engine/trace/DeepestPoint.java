package puzzlescope.engine.trace;

import java.util.OptionalLong;

/**
 * Where the kept part of a recording is deepest. Found by halving, with few looks at the depths and none at the events. Any
 * thread.
 */
public final class DeepestPoint {

    private DeepestPoint() {}

    /**
     * The next time that the greatest depth of all is reached after {@code position}, or the first time if it is not reached
     * again; empty if nothing was ever called.
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
            // What follows at the same depth is still the same time.
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

    /** Between the two, and where the trace's summaries begin unless they are closer than that. */
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

    /** The greatest depth after the events of a stretch; -1 if none of them is kept. */
    private static int highest(Trace trace, long from, long to) {
        var range = new DepthRange();
        trace.profile().depths(from, to, range);
        return range.isEmpty() ? -1 : range.highest();
    }
}
