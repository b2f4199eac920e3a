package puzzlescope.core.trace;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;

/**
 * The recording of one run: an append-only sequence of packed events, numbered from 0. Position {@code t} lies before
 * event {@code t}, that is, after {@code t} events. One {@link Recorder} writes; any thread reads what
 * {@link #length()} has published.
 *
 * <p>Memory is bounded: at most {@code capacity} chunks of {@value Chunk#SIZE} events are kept. When they are full, the
 * oldest give way as soon as the playhead has left them behind; until then the recorder waits, unless
 * {@linkplain #fastForward fast forward} is on.
 */
public final class Trace {

    /** Chunks kept by default: 16,711,680 events at least. */
    public static final int DEFAULT_CAPACITY = 256;

    /** Between multiples of this many events {@link #depths} looks at no single event. */
    public static final int GRAIN = DepthProfile.BLOCK;

    private static final int LONGEST_SEEK_IN_CHUNKS = 16;

    private final Vocabulary vocabulary;
    private final Chunk[] ring;
    private final TraceSearch search = new TraceSearch(this);
    private volatile long firstKept;
    private volatile long length;
    private volatile boolean ended;
    private volatile long playhead;
    private volatile boolean fastForward;
    private volatile @Nullable Thread waiting;

    /** @param capacity how many chunks are kept, 4 or more */
    public Trace(Vocabulary vocabulary, int capacity) {
        if (capacity < 4) {
            throw new IllegalArgumentException("capacity is " + capacity + ", must be 4 or more");
        }
        this.vocabulary = vocabulary;
        ring = new Chunk[capacity];
    }

    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /** How many events are recorded, kept or not. */
    public long length() {
        return length;
    }

    /** The first position that can still be gone to; 0 until old chunks are let go. */
    public long firstKept() {
        return firstKept;
    }

    /** Whether the solver will emit no more events; by hand, a person's moves may still follow. */
    public boolean isEnded() {
        return ended;
    }

    /** Whether the recorder waits for the playhead because the trace is full; no more from the moment it may go on. */
    public boolean isWaiting() {
        return waiting != null && !mayDropOldest();
    }

    /** The packed event at a kept position below {@link #length()}. */
    public long event(long position) {
        var chunk = chunk(position);
        if (chunk == null || position >= length) {
            throw new IllegalArgumentException(
                    "position is " + position + ", must be from " + firstKept + " to " + (length - 1));
        }
        return chunk.events[(int) (position - chunk.first)];
    }

    /** The depth at a kept position, that is, before its event. */
    public int depth(long position) {
        var chunk = chunkAround(position);
        return chunk.depthBefore((int) (position - chunk.first), vocabulary);
    }

    /** The first position after {@code position} at which the depth is at most {@code depth}, or -1. */
    public long nextDepthAtMost(long position, int depth) {
        return search.next(position, Query.depthAtMost(depth));
    }

    /** The last position before {@code position} at which the depth is at most {@code depth}, or -1. */
    public long previousDepthAtMost(long position, int depth) {
        long found = search.previous(position, Query.depthAtMost(depth));
        long first = firstKept;
        if (found >= 0 || position <= first) {
            return found;
        }
        var oldest = chunk(first);
        return oldest != null && oldest.depthBefore <= depth ? first : -1;
    }

    /** The first position after {@code position} that an event of this role leads to, or -1. */
    public long next(long position, Role role) {
        return search.next(position, Query.role(role));
    }

    /** The last position before {@code position} that an event of this role leads to, or -1. */
    public long previous(long position, Role role) {
        return search.previous(position, Query.role(role));
    }

    /** How many events of each kind come before a kept position, by the kinds' ordinals. */
    public long[] counts(long position) {
        var chunk = chunkAround(position);
        long[] counts = chunk.countsBefore.clone();
        for (int i = 0; i < position - chunk.first; i++) {
            counts[Packed.kind(chunk.events[i])]++;
        }
        return counts;
    }

    /**
     * How many events of a role come before a position; empty if that is not recorded or, which may happen at any moment, no
     * longer kept. Looks at no more events than a chunk has.
     */
    public OptionalLong countBefore(long position, Role role) {
        var chunk = chunk(position);
        if (chunk == null) {
            chunk = chunk(position - 1);
        }
        if (chunk == null || position > length) {
            return OptionalLong.empty();
        }
        long count = vocabulary.count(chunk.countsBefore, role);
        for (int i = 0; i < position - chunk.first; i++) {
            count += (vocabulary.roleBits(chunk.events[i]) & role.bit()) == 0 ? 0 : 1;
        }
        return OptionalLong.of(count);
    }

    /** The position that the {@code n}-th event of this role leads to, counted from 1 at the start of the run, or -1. */
    public long nth(Role role, long n) {
        return search.nth(role, n);
    }

    /** Sets {@code range} to the depths after the kept events from {@code from} to before {@code to}. */
    public void depths(long from, long to, DepthRange range) {
        range.clear();
        long end = Math.min(to, length);
        long position = Math.max(from, firstKept);
        while (position < end) {
            var chunk = chunk(position);
            if (chunk == null) {
                return;
            }
            int until = (int) Math.min(Chunk.SIZE, end - chunk.first);
            chunk.addTo(range, (int) (position - chunk.first), until, vocabulary);
            position = chunk.first + Chunk.SIZE;
        }
    }

    /** The greatest depth among the kept events. */
    public int greatestDepth() {
        var range = new DepthRange();
        depths(firstKept, length, range);
        return range.isEmpty() ? 0 : range.highest();
    }

    /**
     * Copies up to {@code count} events from {@code position} on into {@code target} at {@code offset}; stops at the end of
     * a chunk.
     *
     * @return how many were copied; 0 if the position is not kept or not yet recorded
     */
    public int copy(long position, long[] target, int offset, int count) {
        var chunk = chunk(position);
        if (chunk == null) {
            return 0;
        }
        int from = (int) (position - chunk.first);
        int copied = Math.clamp(length - position, 0, Math.min(count, Chunk.SIZE - from));
        System.arraycopy(chunk.events, from, target, offset, copied);
        return copied;
    }

    /** The last keyframe at or before a position; empty if that is no longer kept, which may happen at any moment. */
    public Optional<Keyframe> keyframeBefore(long position) {
        long at = Math.min(position, length) / Chunk.SIZE * Chunk.SIZE;
        while (at >= firstKept) {
            var chunk = chunk(at);
            if (chunk != null && chunk.keyframe != null) {
                return Optional.of(new Keyframe(at, chunk.depthBefore, chunk.countsBefore, chunk.keyframe));
            }
            at -= Chunk.SIZE;
        }
        return Optional.empty();
    }

    /** Tells the recorder how far the watching has come, so that it may go on. */
    public void playheadAt(long position) {
        playhead = position;
        wakeRecorder();
    }

    /** Whether the recorder lets the oldest chunks go instead of waiting for the playhead. */
    public void fastForward(boolean on) {
        fastForward = on;
        wakeRecorder();
    }

    public boolean isFastForward() {
        return fastForward;
    }

    /** The chunk that holds a position, or null if it is no longer or not yet kept. */
    @Nullable
    Chunk chunk(long position) {
        if (position < 0) {
            return null;
        }
        long number = position / Chunk.SIZE;
        var chunk = ring[(int) (number % ring.length)];
        return chunk != null && chunk.first == number * Chunk.SIZE ? chunk : null;
    }

    /** The chunk that begins at or holds a kept position, or the last one if the position is its end. */
    private Chunk chunkAround(long position) {
        boolean recorded = position <= length;
        var chunk = chunk(position);
        if (chunk == null) {
            // At the end of a full chunk the next one may not be there yet, or come at this moment.
            chunk = chunk(position - 1);
        }
        if (chunk == null || !recorded) {
            throw new IllegalArgumentException(
                    "position is " + position + ", must be from " + firstKept + " to " + length);
        }
        return chunk;
    }

    // What follows is the recorder's side.

    /**
     * The most events from one keyframe to the next, however large the board: few enough to replay within a frame, and
     * within half of the room, so that letting the oldest chunks go never leaves the playhead without a keyframe.
     */
    int longestWithoutKeyframe() {
        return Math.min(ring.length / 2, LONGEST_SEEK_IN_CHUNKS) * Chunk.SIZE;
    }

    boolean isFull(long number) {
        return number - firstKept / Chunk.SIZE >= ring.length;
    }

    boolean mayDropOldest() {
        return fastForward || playhead - firstKept > (long) ring.length / 2 * Chunk.SIZE;
    }

    void append(Chunk chunk) {
        long number = chunk.first / Chunk.SIZE;
        if (isFull(number)) {
            dropOldest(number - ring.length + 1);
        }
        ring[(int) (number % ring.length)] = chunk;
    }

    /** Moves the first kept position to the first keyframe at or after chunk {@code number}. */
    private void dropOldest(long number) {
        long first = number * Chunk.SIZE;
        var chunk = chunk(first);
        while (chunk != null && chunk.keyframe == null) {
            first += Chunk.SIZE;
            chunk = chunk(first);
        }
        firstKept = first;
    }

    void publish(long newLength) {
        length = newLength;
    }

    void end() {
        ended = true;
    }

    void wakeRecorder() {
        LockSupport.unpark(waiting);
    }

    void waiting(@Nullable Thread thread) {
        waiting = thread;
    }
}
