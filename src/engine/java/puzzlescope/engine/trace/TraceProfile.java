package puzzlescope.engine.trace;

import puzzlescope.engine.event.Measure;

/** The depths and the measure of a recording, summarised over ranges of any length. Any thread. */
public final class TraceProfile {

    /** Granularity of the summaries: ranges between multiples of this need no single event. */
    public static final int GRAIN = DepthProfile.BLOCK;

    private final Trace trace;
    private final Measure depth;

    TraceProfile(Trace trace) {
        this.trace = trace;
        depth = Measure.depth(trace.vocabulary());
    }

    /** Sets {@code range} to the depths after the kept events from {@code from} to before {@code to}. */
    public void depths(long from, long to, DepthRange range) {
        look(from, to, depth, range);
    }

    /**
     * Sets {@code range} to the values of the run's measure after the kept events from {@code from} to before
     * {@code to}, and to their roles.
     */
    public void measures(long from, long to, DepthRange range) {
        look(from, to, trace.measure(), range);
    }

    private void look(long from, long to, Measure by, DepthRange range) {
        range.clear();
        long end = Math.min(to, trace.length());
        long position = Math.max(from, trace.firstKept());
        while (position < end) {
            var chunk = trace.chunk(position);
            if (chunk == null) {
                return;
            }
            int until = (int) Math.min(Chunk.SIZE, end - chunk.first);
            chunk.addTo(range, (int) (position - chunk.first), until, by, trace.vocabulary());
            position = chunk.first + Chunk.SIZE;
        }
    }

    /** Returns the greatest depth among the kept events. */
    public int greatestDepth() {
        var range = new DepthRange();
        depths(trace.firstKept(), trace.length(), range);
        return range.isEmpty() ? 0 : range.highest();
    }
}
