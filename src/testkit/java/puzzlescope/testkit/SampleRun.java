package puzzlescope.testkit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongPredicate;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

/** A random walk of calls and returns in an array, and what is found in it by looking at every event. */
public final class SampleRun {

    public static final int CHUNK = 1 << 16;

    private final long[] events;
    private final int[] depths;
    private final long[] fingerprints;

    /**
     * @param rise of 100 events without other meaning, how many open a call; 50 stays about level
     */
    public SampleRun(long seed, int length, int rise) {
        events = new long[length];
        depths = new int[length + 1];
        fingerprints = new long[length + 1];
        var random = new Random(seed);
        var board = new SampleBoard();
        fingerprints[0] = board.fingerprint();
        for (int i = 0; i < length; i++) {
            var kind = draw(random, depths[i], rise);
            events[i] = new SampleEvent(kind, i).pack();
            depths[i + 1] = depths[i] + kind.depthChange();
            board.apply(events[i]);
            fingerprints[i + 1] = board.fingerprint();
        }
    }

    private static SampleEventKind draw(Random random, int depth, int rise) {
        int drawn = random.nextInt(5_000);
        if (drawn == 0) {
            return SampleEventKind.SOLVED;
        }
        if (drawn < 1_000) {
            return drawn < 400 ? SampleEventKind.PASSED : SampleEventKind.REFUSED;
        }
        boolean opens = depth == 0 || random.nextInt(100) < rise;
        return opens ? SampleEventKind.OPENED : drawn < 1_100 ? SampleEventKind.STUCK : SampleEventKind.CLOSED;
    }

    public int length() {
        return events.length;
    }

    public long event(int index) {
        return events[index];
    }

    public int depth(long position) {
        return depths[(int) position];
    }

    public long fingerprint(long position) {
        return fingerprints[(int) position];
    }

    public void emitTo(Recorder recorder) {
        for (long event : events) {
            recorder.emit(event);
        }
    }

    /** All of it recorded, the oldest chunks let go where it does not fit. */
    public Trace record(int capacity, int padding) {
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(capacity));
        trace.playhead().fastForward(true);
        var recorder = new Recorder(trace, new SampleBoard(padding));
        emitTo(recorder);
        recorder.end();
        return trace;
    }

    public boolean leadsTo(long position, Role role) {
        return position > 0
                && SampleEventKind.VOCABULARY
                        .kind(events[(int) position - 1])
                        .roles()
                        .contains(role);
    }

    public long count(long position, Role role) {
        long count = 0;
        for (int i = 1; i <= position; i++) {
            count += leadsTo(i, role) ? 1 : 0;
        }
        return count;
    }

    /** The first position after {@code position} that is as wanted, or -1. */
    public long next(long position, LongPredicate wanted) {
        for (long i = position + 1; i <= length(); i++) {
            if (wanted.test(i)) {
                return i;
            }
        }
        return -1;
    }

    /** The last position before {@code position}, down to {@code first}, that is as wanted, or -1. */
    public long previous(long position, long first, LongPredicate wanted) {
        for (long i = position - 1; i >= first; i--) {
            if (wanted.test(i)) {
                return i;
            }
        }
        return -1;
    }

    /** The calls open at a position, innermost first, as far as they were opened at {@code first} or later. */
    public List<CallFrame> callStack(long position, long first) {
        var open = new ArrayDeque<CallFrame>();
        for (int i = 0; i < position; i++) {
            int change = depths[i + 1] - depths[i];
            if (change > 0) {
                var opened = SampleEventKind.VOCABULARY.unpack(events[i]);
                open.push(new CallFrame(depths[i + 1], i, opened.call()));
            } else if (change < 0) {
                open.pop();
            }
        }
        return new ArrayList<>(
                open.stream().filter(callFrame -> callFrame.opened() >= first).toList());
    }
}
