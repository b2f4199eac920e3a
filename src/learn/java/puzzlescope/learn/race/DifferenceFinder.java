package puzzlescope.learn.race;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.program.ProgramKind;
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
        alike = kindsOfPuzzle(one).equals(kindsOfPuzzle(other));
    }

    /** Returns the kinds of events that are compared; those of a program come after them. */
    private static List<EventKind> kindsOfPuzzle(Trace trace) {
        return trace.vocabulary().kinds().stream()
                .filter(kind -> !(kind instanceof ProgramKind))
                .toList();
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

    private Optional<Difference> from(long first, long second) {
        var ones = new Steps(one, first);
        var others = new Steps(other, second);
        while (true) {
            boolean more = ones.next();
            boolean otherMore = others.next();
            if (more && otherMore) {
                if (!areSame(ones.event(), others.event())) {
                    return Optional.of(new Difference(ones.position(), others.position()));
                }
            } else {
                boolean bothOver = !more && !otherMore;
                return bothOver || !one.isEnded() || !other.isEnded()
                        ? Optional.empty()
                        : Optional.of(new Difference(ones.position(), others.position()));
            }
        }
    }

    /** The events of a recording from a position on; what a person's program does besides playing is passed over. */
    private final class Steps {

        private final Trace trace;
        private final boolean[] passedOver;
        private final long[] copied = new long[COPIED];
        private long start;
        private int count;
        private int at = -1;

        Steps(Trace trace, long from) {
            this.trace = trace;
            start = from;
            var kinds = trace.vocabulary().kinds();
            passedOver = new boolean[kinds.size()];
            for (var kind : kinds) {
                passedOver[kind.number()] = kind instanceof ProgramKind;
            }
        }

        /** Goes to the next event; returns whether there is one. */
        boolean next() {
            do {
                at++;
                if (at >= count) {
                    checkWanted.run();
                    start += count;
                    at = 0;
                    count = trace.copy(start, copied, 0, COPIED);
                }
            } while (at < count && passedOver[PackedEvent.kind(copied[at])]);
            return at < count;
        }

        long event() {
            return copied[at];
        }

        /** The position before this event, or that of the end. */
        long position() {
            return start + at;
        }
    }

    private boolean areSame(long event, long otherEvent) {
        return alike
                ? event == otherEvent
                : one.vocabulary().unpack(event).equals(other.vocabulary().unpack(otherEvent));
    }

    /** Returns the nearest aligned positions after a difference. */
    private Optional<Difference> meeting(Difference difference, int reach) {
        var first = read(one, difference.one(), reach);
        var second = read(other, difference.other(), reach);
        long[] ones = first.numbers;
        long[] others = second.numbers;
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
                met = Optional.of(new Difference(first.positions[i], second.positions[j]));
            }
        }
        return met;
    }

    /** Some events in a row, as numbers that are equal for equal events of both runs, and their positions. */
    private static final class Row {

        private final long[] numbers;
        private final long[] positions;

        Row(long[] numbers, long[] positions) {
            this.numbers = numbers;
            this.positions = positions;
        }
    }

    private Row read(Trace trace, long from, int reach) {
        long[] read = new long[reach];
        long[] positions = new long[reach];
        var steps = new Steps(trace, from);
        int count = 0;
        while (count < reach && steps.next()) {
            read[count] = alike ? steps.event() : number(trace, steps.event());
            positions[count++] = steps.position();
        }
        return new Row(Arrays.copyOf(read, count), Arrays.copyOf(positions, count));
    }

    private long number(Trace trace, long packed) {
        var event = trace.vocabulary().unpack(packed);
        var number = numbers.get(event);
        if (number == null) {
            number = (long) numbers.size();
            numbers.put(event, number);
        }
        return number;
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
