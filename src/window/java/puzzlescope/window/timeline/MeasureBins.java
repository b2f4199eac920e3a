package puzzlescope.window.timeline;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.engine.trace.Trace;
import puzzlescope.engine.trace.TraceProfile;

/**
 * The measure over a range of a recording in bins of 1, 2, 4, 8 … events, two to four per column of the screen. A bin
 * begins at a multiple of its size wherever the range begins, and is cached; so a growing recording, or a panned range,
 * reads only the new bins from the trace, and one that doubles merges its bins in pairs. FX thread only.
 */
final class MeasureBins {

    private static final int PER_COLUMN = 2;
    private static final int COPIED = 4096;

    private final boolean depths;
    private final DepthRange range = new DepthRange();
    private final long[] events = new long[COPIED];
    private @Nullable Trace trace;
    private int shift;
    /** The number of the first bin, and of the one after the last. */
    private long begin;

    private long end;
    /** The bins from {@link #begin} to before this one are final. */
    private long settled;

    private int[] lowest = {};
    private int[] highest = {};
    private boolean[] solution = {};

    /** Creates bins of a run's measure. */
    MeasureBins() {
        this(false);
    }

    private MeasureBins(boolean depths) {
        this.depths = depths;
    }

    /** Creates bins of the recursion depth, whatever is measured of a run. */
    static MeasureBins ofDepths() {
        return new MeasureBins(true);
    }

    /** Number of events per bin, as a power of 2, for a number of events in a number of columns. */
    static int shift(long events, int columns) {
        long size = events / ((long) PER_COLUMN * Math.max(1, columns));
        return size <= 1 ? 0 : Long.SIZE - 1 - Long.numberOfLeadingZeros(size);
    }

    /** Reads the events from {@code first} to before {@code last}. */
    void update(Trace from, long first, long last, int columns) {
        int wanted = shift(last - first, columns);
        if (from != trace || wanted < shift) {
            trace = from;
            shift = wanted;
            begin = 0;
            end = 0;
            settled = 0;
        }
        while (shift < wanted) {
            mergeByTwos();
        }
        moveTo(from, first >> shift, last > first ? ((last - 1) >> shift) + 1 : first >> shift);
    }

    private void mergeByTwos() {
        long mergedBegin = (begin + 1) >> 1;
        long mergedEnd = Math.max(mergedBegin, settled >> 1);
        for (long bin = mergedBegin; bin < mergedEnd; bin++) {
            int one = (int) (2 * bin - begin);
            int to = (int) (bin - mergedBegin);
            lowest[to] = Math.min(lowest[one], lowest[one + 1]);
            highest[to] = Math.max(highest[one], highest[one + 1]);
            solution[to] = solution[one] || solution[one + 1];
        }
        begin = mergedBegin;
        end = mergedEnd;
        settled = mergedEnd;
        shift++;
    }

    private void moveTo(Trace from, long nextBegin, long nextEnd) {
        long keptBegin = Math.clamp(begin, nextBegin, nextEnd);
        long keptEnd = Math.clamp(settled, keptBegin, nextEnd);
        int size = (int) (nextEnd - nextBegin);
        int source = (int) (keptBegin - begin);
        int target = (int) (keptBegin - nextBegin);
        int kept = keptBegin >= begin && keptEnd <= settled ? (int) (keptEnd - keptBegin) : 0;
        int room = size <= lowest.length ? lowest.length : size + size / 2;
        lowest = moved(lowest, source, target, kept, room);
        highest = moved(highest, source, target, kept, room);
        boolean[] next = room == solution.length ? solution : new boolean[room];
        if (kept > 0) {
            System.arraycopy(solution, source, next, target, kept);
        }
        solution = next;
        begin = nextBegin;
        end = nextEnd;
        read(from, nextBegin, nextBegin + target);
        read(from, nextBegin + target + kept, nextEnd);
        settled = Math.max(nextBegin, Math.min(nextEnd, from.length() >> shift));
    }

    private static int[] moved(int[] values, int source, int target, int count, int room) {
        int[] next = room == values.length ? values : new int[room];
        if (count > 0) {
            System.arraycopy(values, source, next, target, count);
        }
        return next;
    }

    private void read(Trace from, long firstBin, long lastBin) {
        if (firstBin >= lastBin) {
            return;
        }
        if (1L << shift >= TraceProfile.GRAIN) {
            for (long bin = firstBin; bin < lastBin; bin++) {
                look(from, bin << shift, (bin + 1) << shift);
                int at = (int) (bin - begin);
                lowest[at] = range.lowest();
                highest[at] = range.highest();
                solution[at] = range.has(Role.SOLUTION);
            }
        } else {
            readEvents(from, firstBin, lastBin);
        }
    }

    private void look(Trace from, long first, long last) {
        if (depths) {
            from.profile().depths(first, last, range);
        } else {
            from.profile().measures(first, last, range);
        }
    }

    /** Reads small bins event by event, with one request to the trace for many. */
    private void readEvents(Trace from, long firstBin, long lastBin) {
        Arrays.fill(lowest, (int) (firstBin - begin), (int) (lastBin - begin), Integer.MAX_VALUE);
        Arrays.fill(highest, (int) (firstBin - begin), (int) (lastBin - begin), Integer.MIN_VALUE);
        Arrays.fill(solution, (int) (firstBin - begin), (int) (lastBin - begin), false);
        var vocabulary = from.vocabulary();
        var measure = depths ? Measure.depth(vocabulary) : from.measure();
        long position = Math.max(firstBin << shift, from.firstKept());
        long last = Math.min(lastBin << shift, from.length());
        look(from, position, position + 1);
        boolean started = false;
        int now = range.lowest();
        while (position < last) {
            int got = from.copy(position, events, 0, (int) Math.min(COPIED, last - position));
            if (got == 0) {
                return;
            }
            for (int i = 0; i < got; i++) {
                now = started ? measure.after(now, events[i]) : now;
                started = true;
                int at = (int) (((position + i) >> shift) - begin);
                lowest[at] = Math.min(lowest[at], now);
                highest[at] = Math.max(highest[at], now);
                solution[at] |= (vocabulary.roleBits(events[i]) & Role.SOLUTION.bit()) != 0;
            }
            position += got;
        }
    }

    /** The bin of an event, counted from the first one held; after the last, their number. */
    int binOf(long event) {
        return (int) (Math.clamp(event >> shift, begin, end) - begin);
    }

    int size() {
        return (int) (end - begin);
    }

    long eventOf(int bin) {
        return (begin + bin) << shift;
    }

    /** Returns whether a bin holds no event that is kept. */
    boolean isEmpty(int bin) {
        return highest[bin] < lowest[bin];
    }

    int lowest(int bin) {
        return lowest[bin];
    }

    int highest(int bin) {
        return highest[bin];
    }

    boolean hasSolution(int bin) {
        return solution[bin];
    }
}
