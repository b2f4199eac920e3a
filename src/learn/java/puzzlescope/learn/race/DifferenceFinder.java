package puzzlescope.learn.race;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.trace.Trace;

/**
 * Finds the differences between two runs. Events are equal if they say the same, whatever the algorithms. After a
 * difference the runs are aligned again at the nearest events from which both continue equally several times in a row,
 * like a line-based text comparison (Heckel 1978).
 */
public final class DifferenceFinder {

    private static final int COPIED = 1 << 12;
    /** Number of equal events in a row required to align the runs again. */
    private static final int SAME_IN_A_ROW = 4;
    /** Number of events after a difference searched in each run at first; doubled up to {@link #FAR}. */
    private static final int NEAR = 1 << 10;

    private static final int FAR = 1 << 16;

    private final Trace one;
    private final Trace other;
    private final boolean alike;
    private final Runnable checkWanted;
    private final Map<Event, Long> numbers = new HashMap<>();

    /**
     * Compares two recordings as far as they go.
     *
     * @param checkWanted called often; throws if the answer is no longer wanted
     */
    public DifferenceFinder(Trace one, Trace other, Runnable checkWanted) {
        this.one = one;
        this.other = other;
        this.checkWanted = checkWanted;
        alike = one.vocabulary().kinds().equals(other.vocabulary().kinds());
    }

    /** Returns the first difference; empty if the runs are equal as far as both are recorded. */
    public Optional<Difference> first() {
        return from(one.firstKept(), other.firstKept());
    }

    /** Returns the next difference after one; empty if there is none or the runs cannot be aligned again. */
    public Optional<Difference> after(Difference difference) {
        for (int reach = NEAR; reach <= FAR; reach *= 2) {
            var met = meeting(difference, reach);
            if (met.isPresent()) {
                return from(met.get().one(), met.get().other());
            }
        }
        return Optional.empty();
    }

    /** Returns the first difference from two aligned positions on. */
    private Optional<Difference> from(long first, long second) {
        long[] ones = new long[COPIED];
        long[] others = new long[COPIED];
        for (long done = 0; ; ) {
            checkWanted.run();
            int count = one.copy(first + done, ones, 0, COPIED);
            int otherCount = other.copy(second + done, others, 0, COPIED);
            int both = Math.min(count, otherCount);
            for (int i = 0; i < both; i++) {
                if (!areSame(ones[i], others[i])) {
                    return Optional.of(new Difference(first + done + i, second + done + i));
                }
            }
            done += both;
            if (both == 0) {
                boolean bothOver = first + done >= one.length() && second + done >= other.length();
                return bothOver || !one.isEnded() || !other.isEnded()
                        ? Optional.empty()
                        : Optional.of(new Difference(first + done, second + done));
            }
        }
    }

    private boolean areSame(long event, long otherEvent) {
        return alike
                ? event == otherEvent
                : one.vocabulary().unpack(event).equals(other.vocabulary().unpack(otherEvent));
    }

    /** Returns the nearest aligned positions after a difference. */
    private Optional<Difference> meeting(Difference difference, int reach) {
        long[] ones = read(one, difference.one(), reach);
        long[] others = read(other, difference.other(), reach);
        var earliest = new HashMap<Long, Integer>();
        for (int i = ones.length - SAME_IN_A_ROW; i >= 0; i--) {
            earliest.put(hash(ones, i), i);
        }
        int best = Integer.MAX_VALUE;
        Optional<Difference> met = Optional.empty();
        for (int j = 0; j + SAME_IN_A_ROW <= others.length && j < best; j++) {
            var i = earliest.get(hash(others, j));
            if (i != null && i + j > 0 && i + j < best && isRow(ones, i, others, j)) {
                best = i + j;
                met = Optional.of(new Difference(difference.one() + i, difference.other() + j));
            }
        }
        return met;
    }

    /** Returns the events from a position on, as numbers that are equal for equal events of both runs. */
    private long[] read(Trace trace, long from, int reach) {
        checkWanted.run();
        long[] events = new long[reach];
        int count = 0;
        for (int got; count < reach; count += got) {
            got = trace.copy(from + count, events, count, reach - count);
            if (got == 0) {
                break;
            }
        }
        long[] read = Arrays.copyOf(events, count);
        if (!alike) {
            for (int i = 0; i < count; i++) {
                var event = trace.vocabulary().unpack(read[i]);
                var number = numbers.get(event);
                if (number == null) {
                    number = (long) numbers.size();
                    numbers.put(event, number);
                }
                read[i] = number;
            }
        }
        return read;
    }

    private static long hash(long[] events, int from) {
        long hash = 1;
        for (int i = from; i < from + SAME_IN_A_ROW; i++) {
            hash = hash * 6_364_136_223_846_793_005L + events[i];
        }
        return hash;
    }

    private static boolean isRow(long[] ones, int from, long[] others, int otherFrom) {
        for (int i = 0; i < SAME_IN_A_ROW; i++) {
            if (ones[from + i] != others[otherFrom + i]) {
                return false;
            }
        }
        return true;
    }
}
