package puzzlescope.engine.trace;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.event.Vocabulary;

/**
 * Writes a {@link Trace}. Emitting stores the event in the current chunk and counts it. Events that change the depth or
 * the board are also buffered, and only these are processed again: for the depth profile after each block, and for the
 * recorder's own board, the source of keyframes, every {@value #BATCH} events, when the length is published. Solver
 * thread only, except for {@link #stop} and {@link #isWaiting}.
 */
public final class Recorder implements EventSink {

    private static final int BATCH = 256;
    private static final int KINDS = 1 << Byte.SIZE;
    private static final int BLOCK_MASK = DepthProfile.BLOCK - 1;
    private static final int BATCH_MASK = BATCH - 1;
    /** A bit above those of the roles. */
    private static final int PHASE = 1 << Short.SIZE;
    /** Pause after a chunk; recording one takes about as long. */
    private static final long GIVEN_WAY_NANOS = 1_500_000;

    private final Trace trace;
    private final Board board;
    private final Vocabulary vocabulary;
    /** The run's measure where it is not the depth, which is always recorded. */
    private final @Nullable Measure measure;
    /**
     * True if events of a kind change neither the depth nor the board; most events of a search do not, and are only
     * counted.
     */
    private final boolean[] quiet = new boolean[KINDS];

    /** The roles of each kind, one bit each, plus {@link #PHASE} if it may begin a phase. */
    private final int[] signs = new int[KINDS];

    private final int[] quietKinds;
    private final long[] counts = new long[KINDS];
    /** The counts of the quiet kinds up to the last indexed event. */
    private final long[] countsIndexed = new long[KINDS];

    private final KeyframePace keyframes;

    private long[] events = new long[Chunk.SIZE];
    /** Events that are not quiet and not yet applied to the board. */
    private final long[] moving = new long[BATCH];

    private ChunkEvents.Open open = new ChunkEvents.Open(events);
    private ChunkBody chunkBody;
    private Chunk chunk;
    private int size;
    private int indexed;
    private int published;
    private int moved;
    private int movedIndexed;
    private int depth;
    private int measured;
    private volatile boolean stopped;

    /** @param board the initial board; owned by the recorder from now on */
    public Recorder(Trace trace, Board board) {
        this.trace = trace;
        this.board = board;
        vocabulary = trace.vocabulary();
        for (var kind : vocabulary.kinds()) {
            boolean begins = trace.phases().mayBegin(kind);
            quiet[kind.number()] = kind.depthChange() == 0 && kind.roles().contains(Role.STILL) && !begins;
            signs[kind.number()] = begins ? PHASE : 0;
            for (var role : kind.roles()) {
                signs[kind.number()] |= role.bit();
            }
        }
        quietKinds = IntStream.range(0, KINDS).filter(kind -> quiet[kind]).toArray();
        measure = trace.measure().isDepth() ? null : trace.measure();
        measured = trace.measure().start();
        keyframes = new KeyframePace(trace.retention());
        chunkBody = newBody(0);
        chunk = new Chunk(0, countsNow(), depth, chunkBody);
        trace.append(chunk);
    }

    public Trace trace() {
        return trace;
    }

    @Override
    public void emit(long event) {
        int kind = PackedEvent.kind(event);
        if (quiet[kind]) {
            counts[kind]++;
        } else {
            moving[moved++] = event;
        }
        events[size++] = event;
        if ((size & BLOCK_MASK) == 0) {
            indexBlock();
            if ((size & BATCH_MASK) == 0) {
                flush();
            }
        }
    }

    @Override
    public void checkStopped() {
        if (stopped) {
            throw new RunStoppedException();
        }
        if (size > published) {
            flush();
        }
    }

    /** Ends the run from any thread: the next flush or check throws {@link RunStoppedException}. */
    public void stop() {
        stopped = true;
        trace.playhead().wakeRecorder();
    }

    /** Returns whether the recorder waits for the playhead and will keep waiting. Any thread. */
    public boolean isWaiting() {
        return !stopped && trace.isWaiting();
    }

    /**
     * Publishes the remaining events and marks the trace as ended. The board is left as it is: a failed run may have
     * failed half-way through an event.
     */
    public void end() {
        try {
            index();
            // Trim the array: many ended recordings may be open.
            room(size);
        } finally {
            trace.end();
        }
    }

    /** Makes room for events after those of the ended run: the moves of a game follow its opening. */
    public void reopen() {
        room(Chunk.SIZE);
    }

    /** Sets the capacity of the last chunk. */
    private void room(int length) {
        events = Arrays.copyOf(events, length);
        open = new ChunkEvents.Open(events);
        chunkBody = chunkBody.of(open);
        chunk.setBody(chunkBody);
    }

    private void flush() {
        index();
        applyToBoard();
        if (stopped) {
            throw new RunStoppedException();
        }
        if (size == Chunk.SIZE) {
            nextChunk();
        }
    }

    private void nextChunk() {
        var packed = chunkBody.packed(events);
        keyframes.packed(packed.size());
        trace.seal(chunk, packed);
        open.reuse();
        if (trace.playhead().isYielding()) {
            LockSupport.parkNanos(trace, GIVEN_WAY_NANOS);
        }
        awaitRoom();
        open = new ChunkEvents.Open(events);
        chunkBody = newBody(chunk.first + Chunk.SIZE);
        chunk = new Chunk(chunk.first + Chunk.SIZE, countsNow(), depth, chunkBody);
        size = 0;
        indexed = 0;
        published = 0;
        trace.append(chunk);
    }

    /** Adds the events not yet indexed to the profile, then publishes them. */
    private void index() {
        if (indexed < size) {
            indexBlock();
        }
        trace.publish(chunk.first + size);
        published = size;
    }

    /** Adds the events not yet indexed, which are all in one block, to the profile. */
    private void indexBlock() {
        int block = indexed / DepthProfile.BLOCK;
        int now = depth;
        if ((indexed & BLOCK_MASK) == 0) {
            chunkBody.depthBefore()[block] = now;
        }
        // The depth before the block counts only if its first event leaves the depth unchanged.
        boolean staysFirst = quiet[PackedEvent.kind(events[indexed])];
        int low = staysFirst ? now : Integer.MAX_VALUE;
        int high = staysFirst ? now : Integer.MIN_VALUE;
        int roles = quietRoles();
        for (int i = movedIndexed; i < moved; i++) {
            long event = moving[i];
            int kind = PackedEvent.kind(event);
            counts[kind]++;
            roles |= signs[kind];
            now += vocabulary.depthChange(event);
            low = Math.min(low, now);
            high = Math.max(high, now);
        }
        int after =
                measure == null ? measured : measureBlock(measure, Objects.requireNonNull(chunkBody.measured()), block);
        if ((roles & PHASE) != 0) {
            notePhases();
        }
        chunk.profile(chunkBody, block, low, high, roles & (PHASE - 1));
        // Last and without calls in between, so that after a stack overflow above, the block is indexed again.
        depth = now;
        measured = after;
        movedIndexed = moved;
        for (int kind : quietKinds) {
            countsIndexed[kind] = counts[kind];
        }
        indexed = size;
    }

    /** Returns the run's measure after the block. */
    private int measureBlock(Measure by, ChunkBody.MeasureProfile into, int block) {
        if ((indexed & BLOCK_MASK) == 0) {
            into.before()[block] = measured;
        }
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        int now = measured;
        for (int i = indexed; i < size; i++) {
            now = by.after(now, events[i]);
            low = Math.min(low, now);
            high = Math.max(high, now);
        }
        chunk.measure(into, block, low, high);
        return now;
    }

    /** Records the events that begin a phase, in the order of the block. */
    private void notePhases() {
        for (int i = indexed; i < size; i++) {
            boolean begins = (signs[PackedEvent.kind(events[i])] & PHASE) != 0
                    && trace.phases().begins(chunk.first + i, events[i]);
            if (begins) {
                trace.phases().note(chunk.first + i, events[i], countsBefore(i));
            }
        }
    }

    /** Returns the number of events of each kind before one of the block, all of which are counted. */
    private long[] countsBefore(int event) {
        long[] before = countsNow();
        for (int i = event; i < size; i++) {
            before[PackedEvent.kind(events[i])]--;
        }
        return before;
    }

    /** Returns the roles of the quiet events not yet indexed. */
    private int quietRoles() {
        int roles = 0;
        for (int kind : quietKinds) {
            if (counts[kind] != countsIndexed[kind]) {
                roles |= signs[kind];
            }
        }
        return roles;
    }

    /** Applies the indexed events to the board, for the next keyframe. */
    private void applyToBoard() {
        for (int i = 0; i < moved; i++) {
            board.apply(moving[i]);
        }
        moved = 0;
        movedIndexed = 0;
    }

    private long[] countsNow() {
        return Arrays.copyOf(counts, vocabulary.kinds().size());
    }

    private ChunkBody newBody(long first) {
        return ChunkBody.open(open, measure != null, keyframes.of(first, board));
    }

    private void awaitRoom() {
        if (!trace.makeRoom()) {
            trace.playhead().parkUntil(() -> stopped || trace.makeRoom());
            if (stopped) {
                throw new RunStoppedException();
            }
        }
    }
}
