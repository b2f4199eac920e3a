package puzzlescope.engine.replay;

import java.util.Arrays;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.trace.Trace;

/**
 * The tree of calls of a recording, read incrementally. Calls are numbered from 0 in the order in which they were
 * opened, so the calls below a call have consecutive, greater numbers. Calls are kept in arrays up to a limit; a
 * recording with more of them, or one whose beginning was dropped before it was read, has no tree. FX thread only.
 */
public final class CallTree {

    /** The position of an event that is not known yet. */
    public static final long UNKNOWN = Long.MAX_VALUE;

    public static final int NONE = -1;

    private static final int BATCH = 1024;
    private static final int FIRST_ROOM = 256;

    private final int most;
    private final long[] batch = new long[BATCH];
    private Trace trace;
    private Vocabulary vocabulary;
    private int[] parent = new int[FIRST_ROOM];
    private int[] end = new int[FIRST_ROOM];
    private long[] opened = new long[FIRST_ROOM];
    private long[] closed = new long[FIRST_ROOM];
    private long[] solved = new long[FIRST_ROOM];
    private int size;
    private int innermost = NONE;
    private long read;
    private boolean whole = true;

    /** @param most the greatest number of calls kept */
    public CallTree(Trace trace, int most) {
        this.trace = trace;
        this.most = most;
        vocabulary = trace.vocabulary();
    }

    /** Forgets everything and reads another recording from now on. */
    public void reset(Trace next) {
        if (next != trace) {
            trace = next;
            vocabulary = next.vocabulary();
            size = 0;
            innermost = NONE;
            read = 0;
            whole = true;
        }
    }

    public Trace trace() {
        return trace;
    }

    public int size() {
        return size;
    }

    public boolean isWhole() {
        return whole;
    }

    public boolean hasMoreToRead() {
        return whole && read < trace.length();
    }

    /** Returns whether the recording has ended and all its calls are read. */
    public boolean isComplete() {
        return whole && trace.isEnded() && read == trace.length();
    }

    /** Returns the caller of a call, or {@link #NONE}. */
    public int parent(int call) {
        return parent[call];
    }

    /** Returns the number after the last call below a call, as far as they are read. */
    public int end(int call) {
        return Math.min(end[call], size);
    }

    public long opened(int call) {
        return opened[call];
    }

    /** Returns the number of the event that ended a call, or {@link #UNKNOWN}. */
    public long closed(int call) {
        return closed[call];
    }

    /** Returns whether a solution was found in a call, or below it, before a position. */
    public boolean isSolvedAt(int call, long position) {
        return solved[call] < position;
    }

    public boolean isOpenAt(int call, long position) {
        return opened[call] < position && position <= closed[call];
    }

    /** Returns the number of calls opened before a position; their numbers are less than it. */
    public int countAt(long position) {
        int found = Arrays.binarySearch(opened, 0, size, position);
        return found >= 0 ? found : -found - 1;
    }

    /** Returns the innermost open call at a position, or {@link #NONE}. */
    public int currentAt(long position) {
        int call = countAt(position) - 1;
        while (call != NONE && closed[call] < position) {
            call = parent[call];
        }
        return call;
    }

    /** Returns the call ended by the event before a position, or {@link #NONE}. */
    public int returnedAt(long position) {
        int call = position == 0 ? NONE : currentAt(position - 1);
        return call != NONE && closed[call] == position - 1 ? call : NONE;
    }

    /** Returns the number of calls above a call. */
    public int depth(int call) {
        int depth = 0;
        for (int above = parent[call]; above != NONE; above = parent[above]) {
            depth++;
        }
        return depth;
    }

    /**
     * Reads on in the recording. Discards all calls if their beginning is no longer kept.
     *
     * @param nanos the time limit; checked every {@value #BATCH} events
     * @return whether anything was read
     */
    public boolean read(long nanos) {
        if (size > 0 && opened[0] < trace.firstKept()) {
            giveUp();
        }
        long from = read;
        long start = System.nanoTime();
        while (hasMoreToRead() && readBatch() && System.nanoTime() - start < nanos) {
            // The condition does the work.
        }
        return read != from;
    }

    private boolean readBatch() {
        int count = trace.copy(read, batch, 0, BATCH);
        if (count == 0) {
            giveUp();
            return false;
        }
        for (int i = 0; i < count && whole; i++) {
            take(batch[i], read + i);
        }
        read += count;
        return true;
    }

    private void take(long event, long number) {
        int change = vocabulary.depthChange(event);
        if ((vocabulary.roleBits(event) & Role.SOLUTION.bit()) != 0) {
            markSolved(number);
        }
        if (change > 0) {
            open(number);
        } else if (change < 0 && innermost != NONE) {
            closed[innermost] = number;
            end[innermost] = size;
            innermost = parent[innermost];
        }
    }

    private void markSolved(long number) {
        for (int call = innermost; call != NONE && solved[call] == UNKNOWN; call = parent[call]) {
            solved[call] = number;
        }
    }

    private void open(long number) {
        if (size == most) {
            giveUp();
            return;
        }
        if (size == parent.length) {
            makeRoom(Math.min(most, 2 * size));
        }
        parent[size] = innermost;
        end[size] = Integer.MAX_VALUE;
        opened[size] = number;
        closed[size] = UNKNOWN;
        solved[size] = UNKNOWN;
        innermost = size++;
    }

    private void makeRoom(int room) {
        parent = Arrays.copyOf(parent, room);
        end = Arrays.copyOf(end, room);
        opened = Arrays.copyOf(opened, room);
        closed = Arrays.copyOf(closed, room);
        solved = Arrays.copyOf(solved, room);
    }

    private void giveUp() {
        whole = false;
        size = 0;
        innermost = NONE;
        parent = new int[FIRST_ROOM];
        end = new int[FIRST_ROOM];
        opened = new long[FIRST_ROOM];
        closed = new long[FIRST_ROOM];
        solved = new long[FIRST_ROOM];
    }
}
