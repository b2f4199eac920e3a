package puzzlescope.engine.trace;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Vocabulary;

/**
 * {@value #SIZE} consecutive events, with the data for starting in the middle of a recording. The small part stays in
 * memory while the chunk is kept: the counts and the depth before the events and a coarse depth profile. The large part
 * is its {@link ChunkBody}, in memory or in a file. Written by the recorder; offsets count from 0. Any thread may read;
 * a body that is dropped concurrently reads as {@link #GONE}.
 */
final class Chunk {

    static final int SIZE = 1 << 16;

    /** Returned when the requested part is no longer kept. */
    static final int GONE = -2;

    /** Approximate size of the part that stays in memory while the body is in a file. */
    static final int INDEX_BYTES = 1024;

    final long first;
    final long[] countsBefore;
    final int depthBefore;
    final boolean hasKeyframe;
    final DepthProfile coarse = new DepthProfile(DepthProfile.GROUPS + 1);
    /** The profile of the run's measure; null where it is the depth. */
    private final @Nullable DepthProfile coarseMeasured;

    private volatile @Nullable ChunkBody chunkBody;
    private volatile @Nullable FileSlot fileSlot;

    Chunk(long first, long[] countsBefore, int depthBefore, ChunkBody chunkBody) {
        this.first = first;
        this.countsBefore = countsBefore;
        this.depthBefore = depthBefore;
        coarseMeasured = chunkBody.measured() == null ? null : new DepthProfile(DepthProfile.GROUPS + 1);
        this.chunkBody = chunkBody;
        hasKeyframe = chunkBody.keyframe() != null;
    }

    long number() {
        return first / SIZE;
    }

    /** Returns the body, read from its file if necessary; null if it is no longer kept. */
    @Nullable
    ChunkBody body() {
        var inMemory = chunkBody;
        if (inMemory != null) {
            return inMemory;
        }
        var inFile = fileSlot;
        return inFile == null ? null : inFile.read();
    }

    /** Returns the body, if it is in memory. */
    @Nullable
    ChunkBody bodyInMemory() {
        return chunkBody;
    }

    @Nullable
    FileSlot slot() {
        return fileSlot;
    }

    void setBody(ChunkBody packed) {
        chunkBody = packed;
    }

    /** Replaces the body in memory by its slot in a file. */
    void moveTo(FileSlot place) {
        fileSlot = place;
        chunkBody = null;
    }

    void discard() {
        chunkBody = null;
        fileSlot = null;
    }

    /** Copies events into {@code target} and returns the body they are from; null if it is no longer kept. */
    private @Nullable ChunkBody read(int from, int to, long[] target, int offset) {
        var read = body();
        while (read != null && !read.events().copy(from, to, target, offset)) {
            read = body();
        }
        return read;
    }

    /** Copies the events from {@code from} to before {@code to}; returns whether they are still kept. */
    boolean copy(int from, int to, long[] target, int offset) {
        return read(from, to, target, offset) != null;
    }

    /** Returns the depth after the first {@code offset} events without reading any later ones, or {@link #GONE}. */
    int depthBefore(int offset, Vocabulary vocabulary) {
        if (offset == 0) {
            return depthBefore;
        }
        int block = (offset - 1) / DepthProfile.BLOCK;
        int start = block * DepthProfile.BLOCK;
        long[] events = new long[offset - start];
        var read = read(start, offset, events, 0);
        if (read == null) {
            return GONE;
        }
        int depth = read.depthBefore()[block];
        for (long event : events) {
            depth += vocabulary.depthChange(event);
        }
        return depth;
    }

    /** Adds the number of events of each kind among the first {@code offset}; returns whether they are still kept. */
    boolean count(int offset, long[] counts) {
        long[] events = new long[DepthProfile.GROUP];
        for (int from = 0; from < offset; from += events.length) {
            int to = Math.min(offset, from + events.length);
            if (!copy(from, to, events, 0)) {
                return false;
            }
            for (int i = 0; i < to - from; i++) {
                counts[PackedEvent.kind(events[i])]++;
            }
        }
        return true;
    }

    /**
     * Returns the first offset from {@code from} to before {@code to} that matches the query, -1 if none, or
     * {@link #GONE}.
     */
    int next(int from, int to, TraceQuery traceQuery, Vocabulary vocabulary) {
        int i = from;
        ChunkBody read = null;
        while (i < to) {
            int span = ChunkSpan.at(i);
            while (span > DepthProfile.BLOCK && traceQuery.mayMatch(coarse, ChunkSpan.cell(i, span))) {
                span = ChunkSpan.narrower(span);
            }
            int end = (i / span + 1) * span;
            if (span == DepthProfile.BLOCK) {
                read = read == null ? body() : read;
                if (read == null) {
                    return GONE;
                }
                int block = i / DepthProfile.BLOCK;
                int found = traceQuery.mayMatch(read.blocks(), block)
                        ? scan(block, i, Math.min(end, to), traceQuery, vocabulary, true)
                        : -1;
                if (found != -1) {
                    return found;
                }
            }
            i = end;
        }
        return -1;
    }

    /**
     * Returns the last offset from {@code from} to before {@code to} that matches the query, -1 if none, or
     * {@link #GONE}.
     */
    int previous(int from, int to, TraceQuery traceQuery, Vocabulary vocabulary) {
        int end = to;
        ChunkBody read = null;
        while (end > from) {
            int span = ChunkSpan.at(end);
            while (span > DepthProfile.BLOCK && traceQuery.mayMatch(coarse, ChunkSpan.cell(end - 1, span))) {
                span = ChunkSpan.narrower(span);
            }
            int start = (end - 1) / span * span;
            if (span == DepthProfile.BLOCK) {
                read = read == null ? body() : read;
                if (read == null) {
                    return GONE;
                }
                int block = start / DepthProfile.BLOCK;
                int found = traceQuery.mayMatch(read.blocks(), block)
                        ? scan(block, Math.max(start, from), end, traceQuery, vocabulary, false)
                        : -1;
                if (found != -1) {
                    return found;
                }
            }
            end = start;
        }
        return -1;
    }

    private int scan(int block, int from, int to, TraceQuery traceQuery, Vocabulary vocabulary, boolean firstMatch) {
        int start = block * DepthProfile.BLOCK;
        long[] events = new long[to - start];
        var read = read(start, to, events, 0);
        if (read == null) {
            return GONE;
        }
        int found = -1;
        int depth = read.depthBefore()[block];
        for (int i = start; i < to; i++) {
            long event = events[i - start];
            depth += vocabulary.depthChange(event);
            if (i >= from && traceQuery.matches(depth, vocabulary.roleBits(event))) {
                found = i;
                if (firstMatch) {
                    break;
                }
            }
        }
        return found;
    }

    /**
     * Widens {@code range} by the values of a measure, the depth or the run's, after the events from {@code from} to
     * before {@code to}, if they are kept.
     */
    void addTo(DepthRange range, int from, int to, Measure measure, Vocabulary vocabulary) {
        int i = from;
        ChunkBody read = null;
        while (i < to) {
            int span = ChunkSpan.at(i);
            while (span > DepthProfile.BLOCK && i + span > to) {
                span = ChunkSpan.narrower(span);
            }
            if (span > DepthProfile.BLOCK) {
                range.add(coarse(measure), ChunkSpan.cell(i, span));
                i += span;
                continue;
            }
            read = read == null ? body() : read;
            if (read == null) {
                return;
            }
            int end = Math.min((i / span + 1) * span, to);
            if (i % span == 0 && i + span <= to) {
                range.add(blocks(read, measure), i / span);
            } else {
                addEvents(range, i, end, measure, vocabulary);
            }
            i = end;
        }
    }

    private DepthProfile coarse(Measure measure) {
        return measure.isDepth() || coarseMeasured == null ? coarse : coarseMeasured;
    }

    private static DepthProfile blocks(ChunkBody read, Measure measure) {
        var measured = read.measured();
        return measure.isDepth() || measured == null ? read.blocks() : measured.blocks();
    }

    private static int[] before(ChunkBody read, Measure measure) {
        var measured = read.measured();
        return measure.isDepth() || measured == null ? read.depthBefore() : measured.before();
    }

    /** Scans the events of a block from its beginning, where the measure's value is known. */
    private void addEvents(DepthRange range, int from, int to, Measure measure, Vocabulary vocabulary) {
        int block = from / DepthProfile.BLOCK;
        int start = block * DepthProfile.BLOCK;
        long[] events = new long[to - start];
        var read = read(start, to, events, 0);
        if (read == null) {
            return;
        }
        int now = before(read, measure)[block];
        for (int i = start; i < to; i++) {
            now = measure.after(now, events[i - start]);
            if (i >= from) {
                range.add(now, now, vocabulary.roleBits(events[i - start]));
            }
        }
    }

    /** Adds events of a block to the profile of the run's measure. */
    void measure(ChunkBody.MeasureProfile open, int block, int low, int high) {
        open.blocks().add(block, low, high, 0);
        var wide = Objects.requireNonNull(coarseMeasured);
        wide.add(block * DepthProfile.BLOCK / DepthProfile.GROUP, low, high, 0);
        wide.add(ChunkSpan.CHUNK_CELL, low, high, 0);
    }

    /** Adds events of a block to the depth profile. */
    void profile(ChunkBody open, int block, int low, int high, int roleBits) {
        open.blocks().add(block, low, high, roleBits);
        coarse.add(block * DepthProfile.BLOCK / DepthProfile.GROUP, low, high, roleBits);
        coarse.add(ChunkSpan.CHUNK_CELL, low, high, roleBits);
    }
}
