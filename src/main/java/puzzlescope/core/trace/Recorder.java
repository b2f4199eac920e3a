package puzzlescope.core.trace;

import java.util.concurrent.locks.LockSupport;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.event.Vocabulary;

/**
 * Writes a {@link Trace}. Emitting is a store into the current chunk; every {@value #BATCH} events the batch is indexed
 * (depth profile, counts, the recorder's own board for the next keyframe) and its length published. Solver thread only,
 * but for {@link #stop} and {@link #isWaiting}.
 */
public final class Recorder implements EventSink {

    private static final int BATCH = 256;
    /** After a chunk, which takes about as long to record. */
    private static final long GIVEN_WAY_NANOS = 1_500_000;

    private final Trace trace;
    private final Vocabulary vocabulary;
    private final Board board;
    private final long[] counts;
    private final long[] events = new long[Chunk.SIZE];
    private Events.Open open = new Events.Open(events);
    private Body body;
    private Chunk chunk;
    private int size;
    private int indexed;
    private int applied;
    private int depth;
    private int eventsSinceKeyframe;
    /** With the keyframe itself. */
    private long bytesSinceKeyframe;

    private int keyframeSize;
    private volatile boolean stopped;

    /** @param board the initial board; it belongs to the recorder from now on */
    public Recorder(Trace trace, Board board) {
        this.trace = trace;
        this.board = board;
        vocabulary = trace.vocabulary();
        counts = new long[vocabulary.kinds().size()];
        body = newBody(0);
        chunk = new Chunk(0, counts.clone(), depth, body);
        trace.append(chunk);
    }

    public Trace trace() {
        return trace;
    }

    @Override
    public void emit(long event) {
        events[size++] = event;
        if (size % BATCH == 0) {
            flush();
        }
    }

    @Override
    public void checkStopped() {
        if (stopped) {
            throw new RunStopped();
        }
        if (size > indexed) {
            flush();
        }
    }

    /** Ends the run from any thread: the next flush or check throws {@link RunStopped}. */
    public void stop() {
        stopped = true;
        trace.wakeRecorder();
    }

    /** Whether it waits for the playhead, and will unless something is done. Any thread. */
    public boolean isWaiting() {
        return !stopped && trace.isWaiting();
    }

    /**
     * Publishes what is left and marks the trace as ended. The board is not touched again: if the run failed, it may have
     * failed half-way through an event.
     */
    public void end() {
        try {
            index();
        } finally {
            trace.end();
        }
    }

    private void flush() {
        index();
        applyToBoard();
        if (stopped) {
            throw new RunStopped();
        }
        if (size == Chunk.SIZE) {
            nextChunk();
        }
    }

    private void nextChunk() {
        var packed = body.packed(events);
        bytesSinceKeyframe += packed.size();
        trace.seal(chunk, packed);
        open.reuse();
        if (trace.givesWay()) {
            LockSupport.parkNanos(trace, GIVEN_WAY_NANOS);
        }
        awaitRoom();
        open = new Events.Open(events);
        body = newBody(chunk.first + Chunk.SIZE);
        chunk = new Chunk(chunk.first + Chunk.SIZE, counts.clone(), depth, body);
        size = 0;
        indexed = 0;
        applied = 0;
        trace.append(chunk);
    }

    /** Takes the events that are not yet indexed into the profile, then publishes them. */
    private void index() {
        while (indexed < size) {
            int block = indexed / DepthProfile.BLOCK;
            int end = Math.min(size, (block + 1) * DepthProfile.BLOCK);
            if (indexed % DepthProfile.BLOCK == 0) {
                body.depthBefore()[block] = depth;
            }
            indexBlock(block, end);
        }
        trace.publish(chunk.first + size);
    }

    private void indexBlock(int block, int end) {
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        int roles = 0;
        int now = depth;
        for (int i = indexed; i < end; i++) {
            long event = events[i];
            now += vocabulary.depthChange(event);
            low = Math.min(low, now);
            high = Math.max(high, now);
            roles |= vocabulary.roleBits(event);
        }
        chunk.profile(body, block, low, high, roles);
        // Last and without a call in between, so that a stack that overflows above leaves the block to be indexed
        // again.
        depth = now;
        indexed = end;
    }

    /** Takes the indexed events into the counts and the board, for the next chunk. */
    private void applyToBoard() {
        for (int i = applied; i < size; i++) {
            board.apply(events[i]);
            counts[Packed.kind(events[i])]++;
        }
        applied = size;
    }

    private Body newBody(long first) {
        byte[] keyframe = null;
        boolean paidFor = bytesSinceKeyframe >= 2L * keyframeSize;
        if (first == 0 || paidFor || eventsSinceKeyframe >= trace.longestWithoutKeyframe()) {
            keyframe = board.snapshot();
            keyframeSize = keyframe.length;
            eventsSinceKeyframe = 0;
            bytesSinceKeyframe = 0;
        }
        eventsSinceKeyframe += Chunk.SIZE;
        return Body.open(open, keyframe);
    }

    private void awaitRoom() {
        if (trace.makeRoom()) {
            return;
        }
        trace.waiting(Thread.currentThread());
        try {
            while (!stopped && !trace.makeRoom()) {
                LockSupport.park(trace);
            }
        } finally {
            trace.waiting(null);
        }
        if (stopped) {
            throw new RunStopped();
        }
    }
}
