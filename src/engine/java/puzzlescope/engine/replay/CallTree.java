package puzzlescope.engine.replay;

import java.util.Arrays;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.trace.Trace;

/**
 * Which call called which, read off a recording little by little. Calls are numbered from 0 in the order in which they were
 * opened, so that a call's number is less than those of all calls below it, and these lie side by side. What is read is kept in
 * arrays, up to a greatest number of calls; a recording with more, or one whose beginning was let go before it was read, has no
 * tree here. FX thread only.
 */
public final class CallTree {

    /** Said of an event that is not known yet. */
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

    /** @param most how many calls are kept at the most */
    public CallTree(Trace trace, int most) {
        this.trace = trace;
        this.most = most;
        vocabulary = trace.vocabulary();
    }

    /** Forgets everything and reads another recording from now on. */
    public void use(Trace next) {
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

    /** How many calls have been read. */
    public int size() {
        return size;
    }

    /** Whether all calls that have been recorded can be held. */
    public boolean isWhole() {
        return whole;
    }

    /** Whether there is more to be read now. */
    public boolean isBehind() {
        return whole && read < trace.length();
    }

    /** Whether the recording has ended and every call of it is here. */
    public boolean isComplete() {
        return whole && trace.isEnded() && read == trace.length();
    }

    /** The call that called this one, or {@link #NONE}. */
    public int parent(int call) {
        return parent[call];
    }

    /** The number after the last call below this one, as far as they are read. */
    public int end(int call) {
        return Math.min(end[call], size);
    }

    /** The number of the event that opened a call. */
    public long opened(int call) {
        return opened[call];
    }

    /** The number of the event that ended a call, or {@link #UNKNOWN}. */
    public long closed(int call) {
        return closed[call];
    }

    /** Whether a solution was found in a call, or below it, before a position. */
    public boolean isSolvedAt(int call, long position) {
        return solved[call] < position;
    }

    /** Whether a call has been opened and not ended at a position. */
    public boolean isOpenAt(int call, long position) {
        return opened[call] < position && position <= closed[call];
    }

    /** How many calls have been opened before a position: these are the ones numbered below that. */
    public int countAt(long position) {
        int found = Arrays.binarySearch(opened, 0, size, position);
        return found >= 0 ? found : -found - 1;
    }

    /** The innermost call that is open at a position, or {@link #NONE}. */
    public int currentAt(long position) {
        int call = countAt(position) - 1;
        while (call != NONE && closed[call] < position) {
            call = parent[call];
        }
        return call;
    }

    /** The call that the event before a position ended, or {@link #NONE}. */
    public int returnedAt(long position) {
        int call = position == 0 ? NONE : currentAt(position - 1);
        return call != NONE && closed[call] == position - 1 ? call : NONE;
    }

    /** How many calls are above this one. */
    public int depth(int call) {
        int depth = 0;
        for (int above = parent[call]; above != NONE; above = parent[above]) {
            depth++;
        }
        return depth;
    }

    /**
     * Reads on in the recording. What has been read is given up if its beginning is no longer kept.
     *
     * @param nanos how long this may take; looked at every {@value #BATCH} events
     * @return whether anything was read
     */
    public boolean read(long nanos) {
        if (size > 0 && opened[0] < trace.firstKept()) {
            giveUp();
        }
        long from = read;
        long start = System.nanoTime();
        while (isBehind() && readBatch() && System.nanoTime() - start < nanos) {
            // All is done in the condition.
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
