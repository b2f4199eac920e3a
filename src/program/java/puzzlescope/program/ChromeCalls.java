package puzzlescope.program;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;

/**
 * The beginnings and ends of calls in a trace, as columns of numbers, and their telling in the order of time. One
 * thread.
 */
final class ChromeCalls {

    /** The most beginnings and ends of calls, in all threads. */
    static final int MOST = 1 << 20;

    /** The name of an end that names no function. */
    static final int NO_NAME = -1;

    private static final int FIRST_ROOM = 1024;
    /** The end of a call that ends by an event of its own. */
    private static final long UNKNOWN = Long.MAX_VALUE;
    /** An end of a call. */
    private static final long NONE = Long.MIN_VALUE;
    /** By how much rounded durations may exceed that of the call around them: a microsecond. */
    private static final long ROUNDING = 1_000;

    private int size;
    private int[] thread = new int[FIRST_ROOM];
    private int[] number = new int[FIRST_ROOM];
    private long[] time = new long[FIRST_ROOM];
    private long[] end = new long[FIRST_ROOM];
    private int[] name = new int[FIRST_ROOM];
    private int[] arguments = new int[FIRST_ROOM];
    private int[] value = new int[FIRST_ROOM];

    /** Open calls, the outermost first: their ends and names, and the values that they will return. */
    private int open;

    private long[] openEnd = new long[FIRST_ROOM];
    private int[] openCall = new int[FIRST_ROOM];

    /** The texts of a call as {@link ProgramContext} numbers them; 0 for arguments or a value that are not reported. */
    record Texts(int name, int arguments, int value) {}

    /** Adds a call whose end is known. */
    void addCall(int onThread, int event, long from, long to, Texts texts) {
        add(onThread, event, from, Math.max(from, to), texts);
    }

    /** Adds the beginning of a call. */
    void addBegin(int onThread, int event, long at, Texts texts) {
        add(onThread, event, at, UNKNOWN, texts);
    }

    /** Adds the end of the innermost call that was begun. */
    void addEnd(int onThread, int event, long at, Texts texts) {
        add(onThread, event, at, NONE, texts);
    }

    private void add(int onThread, int event, long from, long to, Texts texts) {
        if (size == MOST) {
            throw ProgramEndedException.bound(Message.of("program.trace.too-many", MOST));
        }
        if (size == time.length) {
            int room = 2 * size;
            thread = Arrays.copyOf(thread, room);
            number = Arrays.copyOf(number, room);
            time = Arrays.copyOf(time, room);
            end = Arrays.copyOf(end, room);
            name = Arrays.copyOf(name, room);
            arguments = Arrays.copyOf(arguments, room);
            value = Arrays.copyOf(value, room);
        }
        thread[size] = onThread;
        number[size] = event;
        time[size] = from;
        end[size] = to;
        name[size] = texts.name();
        arguments[size] = texts.arguments();
        value[size] = texts.value();
        size++;
    }

    /**
     * Tells the calls of a thread.
     *
     * @throws ProgramEndedException if they are not one inside the other
     */
    void tell(int ofThread, ProgramContext context) {
        for (int entry : inOrder(ofThread)) {
            closeUntil(time[entry], context);
            if (end[entry] == NONE) {
                closeBegun(entry, context);
            } else {
                openCall(entry, context);
            }
        }
        closeUntil(UNKNOWN - 1, context);
    }

    /** Returns the entries of a thread as they happened: as they are written if none has a duration. */
    private int[] inOrder(int ofThread) {
        int[] all = IntStream.range(0, size)
                .filter(entry -> thread[entry] == ofThread)
                .toArray();
        int[] complete = Arrays.stream(all).filter(this::isComplete).toArray();
        if (complete.length == 0) {
            return all;
        }
        boolean byBegin = IntStream.range(1, complete.length).allMatch(i -> time[complete[i - 1]] <= time[complete[i]]);
        var outerFirst = Comparator.<Integer>comparingLong(entry -> time[entry])
                .thenComparing(
                        (one, other) -> isComplete(one) && isComplete(other) ? Long.compare(end[other], end[one]) : 0)
                .thenComparing((one, other) -> {
                    boolean backwards = !byBegin && isComplete(one) && isComplete(other);
                    return backwards ? Integer.compare(other, one) : Integer.compare(one, other);
                });
        return Arrays.stream(all)
                .boxed()
                .sorted(outerFirst)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private boolean isComplete(int entry) {
        return end[entry] != UNKNOWN && end[entry] != NONE;
    }

    private void closeUntil(long now, ProgramContext context) {
        while (open > 0 && openEnd[open - 1] <= now) {
            close(value[openCall[open - 1]], context);
        }
    }

    private void close(int returned, ProgramContext context) {
        open--;
        if (returned == 0) {
            context.returned();
        } else {
            context.returnedValue(returned);
        }
    }

    private void openCall(int entry, ProgramContext context) {
        long until = end[entry];
        if (open > 0 && until != UNKNOWN && until > openEnd[open - 1]) {
            if (until - openEnd[open - 1] > ROUNDING) {
                throw refused(entry, Message.of("program.trace.overlap"));
            }
            until = openEnd[open - 1];
        }
        if (open == openEnd.length) {
            openEnd = Arrays.copyOf(openEnd, 2 * open);
            openCall = Arrays.copyOf(openCall, 2 * open);
        }
        openEnd[open] = until;
        openCall[open++] = entry;
        if (arguments[entry] == 0) {
            context.call(name[entry]);
        } else {
            context.callWith(name[entry], arguments[entry]);
        }
    }

    private void closeBegun(int entry, ProgramContext context) {
        closeUntil(time[entry] + ROUNDING, context);
        if (open == 0) {
            throw refused(entry, Message.of("program.no-call-open"));
        }
        int begun = openCall[open - 1];
        if (isComplete(begun)) {
            throw refused(entry, Message.of("program.trace.overlap"));
        }
        if (name[entry] != NO_NAME && name[entry] != name[begun]) {
            throw refused(entry, Message.of("program.trace.other-end", number[begun]));
        }
        close(value[entry], context);
    }

    private ProgramEndedException refused(int entry, Message reason) {
        return ProgramEndedException.refused(Message.of("program.trace.event", number[entry], reason));
    }
}
