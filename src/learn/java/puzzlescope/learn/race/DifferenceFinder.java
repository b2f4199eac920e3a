package puzzlescope.learn.race;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;

/**
 * Finds the differences between two runs. Events are equal if they say the same, whatever the algorithms. A person's
 * program is compared by its steps: what else either run does is passed over, such as the calls of functions. After a
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

    private final Session one;
    private final Session other;
    /** True if equal numbers stand for equal events. */
    private final boolean alike;

    private final ComparedSteps comparedSteps;
    private final Runnable checkWanted;
    private final Map<Object, Long> numbers = new HashMap<>();

    /**
     * Compares the recordings of two runs of a puzzle as far as they go.
     *
     * @param checkWanted called often; throws if the answer is no longer wanted
     */
    public DifferenceFinder(Session one, Session other, Runnable checkWanted) {
        this.one = one;
        this.other = other;
        this.checkWanted = checkWanted;
        comparedSteps = ComparedSteps.of(one, other);
        alike = one.trace()
                .vocabulary()
                .kinds()
                .equals(other.trace().vocabulary().kinds());
    }

    /** Returns the first difference; empty if the runs are equal as far as both are recorded. */
    public Optional<Difference> first() {
        return from(one.trace().firstKept(), other.trace().firstKept());
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
                if (!ones.isSameAs(others)) {
                    return Optional.of(new Difference(ones.position(), others.position()));
                }
            } else {
                boolean bothOver = !more && !otherMore;
                return bothOver || !one.trace().isEnded() || !other.trace().isEnded()
                        ? Optional.empty()
                        : Optional.of(new Difference(ones.position(), others.position()));
            }
        }
    }

    /** The events of a recording from a position on, without those that are passed over. */
    private final class Steps {

        private final Trace trace;
        private final boolean passesEntry;
        private final long[] copied = new long[COPIED];
        private long start;
        private int count;
        private int at = -1;
        /** The number of calls that are open. */
        private int depth;

        private @Nullable Object step;

        Steps(Session session, long from) {
            trace = session.trace();
            passesEntry = comparedSteps.passesEntry(session);
            depth = passesEntry ? trace.depth(from) : 0;
            start = from;
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
                step = at < count && !alike ? read(copied[at]) : null;
            } while (at < count && !alike && step == null);
            return at < count;
        }

        private @Nullable Object read(long event) {
            int before = depth;
            depth += trace.vocabulary().depthChange(event);
            boolean isEntry = passesEntry && before + depth == 1;
            return isEntry
                    ? null
                    : comparedSteps.step(trace.vocabulary().unpack(event)).orElse(null);
        }

        boolean isSameAs(Steps others) {
            return alike ? copied[at] == others.copied[others.at] : Objects.equals(step, others.step);
        }

        long number() {
            return alike ? copied[at] : numbers.computeIfAbsent(step, _ -> (long) numbers.size());
        }

        /** The position before this event, or that of the end. */
        long position() {
            return start + at;
        }
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

    private Row read(Session session, long from, int reach) {
        long[] read = new long[reach];
        long[] positions = new long[reach];
        var steps = new Steps(session, from);
        int count = 0;
        while (count < reach && steps.next()) {
            read[count] = steps.number();
            positions[count++] = steps.position();
        }
        return new Row(Arrays.copyOf(read, count), Arrays.copyOf(positions, count));
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
