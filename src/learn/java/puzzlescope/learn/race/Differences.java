package puzzlescope.learn.race;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.trace.Trace;

/**
 * Finds where two runs do different things. Events are the same if they say the same, whatever algorithms they are of. After
 * a difference the runs are lined up again where, the fewest events on, both do the same several times in a row; as text is
 * compared line by line (Heckel 1978).
 */
public final class Differences {

    private static final int COPIED = 1 << 12;
    /** So many events in a row must be the same for the runs to be lined up again. */
    private static final int SAME_IN_A_ROW = 4;
    /** So many events after a difference are searched in each run, at first and at the most. */
    private static final int NEAR = 1 << 10;

    private static final int FAR = 1 << 16;

    private final Trace one;
    private final Trace other;
    private final boolean alike;
    private final Runnable checkWanted;
    private final Map<Event, Long> numbers = new HashMap<>();

    /**
     * Compares two recordings, as far as they go.
     *
     * @param checkWanted is called often; throws if the answer is not wanted any more
     */
    public Differences(Trace one, Trace other, Runnable checkWanted) {
        this.one = one;
        this.other = other;
        this.checkWanted = checkWanted;
        alike = one.vocabulary().kinds().equals(other.vocabulary().kinds());
    }

    /** The first difference; empty if the runs are the same as far as both are recorded. */
    public Optional<Difference> first() {
        return from(one.firstKept(), other.firstKept());
    }

    /** The difference after one at which the runs stand; empty if there is none, or they do not meet again. */
    public Optional<Difference> after(Difference difference) {
        for (int reach = NEAR; reach <= FAR; reach *= 2) {
            var met = meeting(difference, reach);
            if (met.isPresent()) {
                return from(met.get().one(), met.get().other());
            }
        }
        return Optional.empty();
    }

    /** The first difference from where the runs are lined up. */
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

    /** Where, the fewest events after a difference, both runs do the same several times in a row. */
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

    /** The events from a position on, as numbers that are the same for the same events of both runs. */
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
