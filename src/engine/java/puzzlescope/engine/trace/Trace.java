package puzzlescope.engine.trace;

import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/**
 * The recording of one run: an append-only sequence of packed events, numbered from 0. Position {@code t} lies before
 * event {@code t}, that is, after {@code t} events. One {@link Recorder} writes; any thread reads what
 * {@link #length()} has published.
 *
 * <p>A {@link Retention} limits its size in memory and in a file. When both are full, the oldest events are dropped as
 * soon as the playhead has passed them; until then the recorder waits, unless
 * {@linkplain Playhead#fastForward fast forward} is on.
 */
public final class Trace {

    private final Vocabulary vocabulary;
    private final Measure measure;
    private final PhaseStarts phases;
    private final Retention retention;
    private final ChunkStore store;
    private final TraceSearch search = new TraceSearch(this);
    private final TraceProfile profile;
    private final Playhead playhead = new Playhead();
    private volatile long length;
    private volatile boolean ended;

    /** @param retention limits how much is kept; recordings may share it */
    public Trace(Vocabulary vocabulary, Retention retention) {
        this(vocabulary, Measure.depth(vocabulary), Phases.none(vocabulary), retention);
    }

    /**
     * @param measure the quantity measured during the run
     * @param phases the run's phases; each part of its measure begins with one
     * @param retention limits how much is kept; recordings may share it
     */
    public Trace(Vocabulary vocabulary, Measure measure, Phases phases, Retention retention) {
        for (var kind : vocabulary.kinds()) {
            if (measure.isBorder(kind) && !phases.mayBegin(kind)) {
                throw new IllegalArgumentException("another measure begins with " + kind + ", must be with a phase");
            }
        }
        this.vocabulary = vocabulary;
        this.phases = new PhaseStarts(phases, measure, vocabulary.kinds().size());
        this.measure = measure;
        this.retention = retention;
        store = new ChunkStore(retention);
        profile = new TraceProfile(this);
    }

    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /** Returns the measure of the run; the depth of its calls by default. */
    public Measure measure() {
        return measure;
    }

    public PhaseStarts phases() {
        return phases;
    }

    /** Returns the last kept position before another one at which a phase begins. */
    public OptionalLong previousPhase(long position) {
        return phases.previous(position, firstKept());
    }

    /** Returns the number of events recorded, kept or not. */
    public long length() {
        return length;
    }

    /** Returns the first position that can still be reached; 0 until old chunks are dropped. */
    public long firstKept() {
        return store.firstKept();
    }

    /** Returns the limit on this and other recordings. */
    public Retention retention() {
        return retention;
    }

    /** Returns the position from which on everything is in memory; the kept part before it is in a file. */
    public long firstInMemory() {
        return store.firstInMemory();
    }

    /** Returns the size of this recording's file, in bytes. */
    public long fileBytes() {
        return store.fileBytes();
    }

    /** Returns whether events were or will be dropped because the disk is full. */
    public boolean isRefusedByDisk() {
        return store.isRefused();
    }

    /** Returns whether the solver will emit no more events; in manual play, moves may still follow. */
    public boolean isEnded() {
        return ended;
    }

    /**
     * Returns whether the recorder waits for the playhead because the trace is full; false as soon as it may continue.
     */
    public boolean isWaiting() {
        return playhead.isAwaited() && !mayDropOldest();
    }

    /** Returns the packed event at a kept position below {@link #length()}. */
    public long event(long position) {
        long[] event = new long[1];
        if (copy(position, event, 0, 1) == 0) {
            throw notKept(position, length - 1);
        }
        return event[0];
    }

    /** Returns the depth at a kept position, that is, before its event. */
    public int depth(long position) {
        var chunk = chunkAround(position);
        int depth = chunk.depthBefore((int) (position - chunk.first), vocabulary);
        if (depth == Chunk.GONE) {
            throw notKept(position, length);
        }
        return depth;
    }

    /** Returns the first position after {@code position} at which the depth is at most {@code depth}, or -1. */
    public long nextDepthAtMost(long position, int depth) {
        return search.next(position, TraceQuery.depthAtMost(depth));
    }

    /** Returns the last position before {@code position} at which the depth is at most {@code depth}, or -1. */
    public long previousDepthAtMost(long position, int depth) {
        long found = search.previous(position, TraceQuery.depthAtMost(depth));
        long first = firstKept();
        if (found >= 0 || position <= first) {
            return found;
        }
        var oldest = chunk(first);
        return oldest != null && oldest.depthBefore <= depth ? first : -1;
    }

    /** Returns the first position after {@code position} that an event of this role leads to, or -1. */
    public long next(long position, Role role) {
        return search.next(position, TraceQuery.role(role));
    }

    /** Returns the last position before {@code position} that an event of this role leads to, or -1. */
    public long previous(long position, Role role) {
        return search.previous(position, TraceQuery.role(role));
    }

    /** Returns the number of events of each kind before a kept position, by the kinds' ordinals. */
    public long[] counts(long position) {
        var chunk = chunkAround(position);
        long[] counts = chunk.countsBefore.clone();
        if (!chunk.count((int) (position - chunk.first), counts)) {
            throw notKept(position, length);
        }
        return counts;
    }

    /**
     * Returns the number of events of a role before a position; empty if that is not recorded or, which may happen at
     * any moment, no longer kept. Scans at most the events of one chunk.
     */
    public OptionalLong countBefore(long position, Role role) {
        var chunk = chunk(position);
        if (chunk == null) {
            chunk = chunk(position - 1);
        }
        if (chunk == null || position > length) {
            return OptionalLong.empty();
        }
        long[] counts = chunk.countsBefore.clone();
        return chunk.count((int) (position - chunk.first), counts)
                ? OptionalLong.of(vocabulary.count(counts, role))
                : OptionalLong.empty();
    }

    /**
     * Returns the position that the {@code n}-th event of this role leads to, counted from 1 at the start of the run,
     * or -1.
     */
    public long nth(Role role, long n) {
        return search.nth(role, n);
    }

    /** Returns the depths and the run's measure, summarised over ranges. */
    public TraceProfile profile() {
        return profile;
    }

    /**
     * Copies up to {@code count} events from {@code position} on into {@code target} at {@code offset}; stops at the
     * end of a chunk.
     *
     * @return the number of events copied; 0 if the position is not kept or not yet recorded
     */
    public int copy(long position, long[] target, int offset, int count) {
        var chunk = chunk(position);
        if (chunk == null) {
            return 0;
        }
        int from = (int) (position - chunk.first);
        int copied = Math.clamp(length - position, 0, Math.min(count, Chunk.SIZE - from));
        return copied > 0 && chunk.copy(from, from + copied, target, offset) ? copied : 0;
    }

    /**
     * Returns the last keyframe at or before a position; empty if it is no longer kept, which may happen at any moment.
     */
    public Optional<Keyframe> keyframeBefore(long position) {
        long at = Math.min(position, length) / Chunk.SIZE * Chunk.SIZE;
        while (at >= firstKept()) {
            var chunk = chunk(at);
            var chunkBody = chunk == null || !chunk.hasKeyframe ? null : chunk.body();
            if (chunk != null && chunkBody != null && chunkBody.keyframe() != null) {
                return Optional.of(new Keyframe(at, chunk.depthBefore, chunk.countsBefore, chunkBody.keyframe()));
            }
            at -= Chunk.SIZE;
        }
        return Optional.empty();
    }

    /** Returns the playhead, for which the recorder may wait. */
    public Playhead playhead() {
        return playhead;
    }

    /** Closes the recording and frees its memory and file. Called when the recorder has ended. */
    public void close() {
        store.close(length);
    }

    /** Returns the chunk that holds a position, or null if it is no longer or not yet kept. */
    @Nullable
    Chunk chunk(long position) {
        return store.at(position);
    }

    /** Returns the chunk that begins at or holds a kept position, or the last one if the position is its end. */
    private Chunk chunkAround(long position) {
        boolean recorded = position <= length;
        var chunk = chunk(position);
        if (chunk == null) {
            // At the end of a full chunk, the next one may not exist yet, or be added at this moment.
            chunk = chunk(position - 1);
        }
        if (chunk == null || !recorded) {
            throw notKept(position, length);
        }
        return chunk;
    }

    private IllegalArgumentException notKept(long position, long last) {
        return new IllegalArgumentException(
                "position is " + position + ", must be from " + firstKept() + " to " + last);
    }

    /** Makes room for one more chunk, which may drop old ones; returns whether there is room. */
    boolean makeRoom() {
        boolean room = store.makeRoom();
        while (!room && mayDropOldest()) {
            room = !store.dropOldest() || store.makeRoom();
        }
        return room;
    }

    boolean mayDropOldest() {
        return playhead.isFastForward() || playhead.position() - firstKept() > (length - firstKept()) / 2;
    }

    void append(Chunk chunk) {
        store.add(chunk);
    }

    void seal(Chunk chunk, ChunkBody packed) {
        store.seal(chunk, packed);
    }

    void publish(long newLength) {
        length = newLength;
    }

    void end() {
        ended = true;
    }
}
