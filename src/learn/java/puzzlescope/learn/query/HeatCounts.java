package puzzlescope.learn.query;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.DoubleConsumer;
import java.util.function.LongPredicate;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Trace;

/**
 * Statistics of each of some places over a range of a recording. Computed on any thread, which can be interrupted to
 * cancel it; then immutable.
 *
 * <p>Time is proportional to the events times the places.
 */
public final class HeatCounts {

    /** Limit on the checks of an event at a place; this many take some seconds. */
    public static final long MOST_LOOKS = 1_000_000_000;

    private static final int BLOCK = 1 << 12;

    /** The smallest count of full heat, so that few counts are not many. */
    private static final long LEAST_HOT = 8;

    /** A statistic of a place. */
    public enum Figure {
        /** The number of tries there, or of all events that touch it in runs without tries. */
        TRIES,
        /** The first step that touched it. */
        FIRST,
        /** The last step that touched it. */
        LAST,
        /** The number of steps for which it was the last place touched. */
        TIME;

        public String key() {
            return "heat." + name().toLowerCase(Locale.ROOT);
        }
    }

    private final long from;
    private final long to;
    private final long[] tries;
    private final long[] touched;
    private final long[] first;
    private final long[] last;
    private final long[] time;
    private boolean isTried;

    private HeatCounts(long from, long to, int places) {
        this.from = from;
        this.to = to;
        tries = new long[places];
        touched = new long[places];
        first = new long[places];
        last = new long[places];
        time = new long[places];
        Arrays.fill(first, -1);
    }

    /**
     * Computes the statistics of a range of a recording.
     *
     * @param places for each place, a test whether an event touches it
     * @param progress accepts the fraction done, from 0 to 1
     */
    public static HeatCounts of(Trace trace, long from, long to, List<LongPredicate> places, DoubleConsumer progress)
            throws InterruptedException {
        var heatCounts = new HeatCounts(from, to, places.size());
        var asked = places.toArray(LongPredicate[]::new);
        var under = new int[] {-1};
        var events = new long[BLOCK];
        for (long at = from; at < to; ) {
            int got = trace.copy(at, events, 0, (int) Math.min(BLOCK, to - at));
            if (got == 0) {
                break;
            }
            for (int i = 0; i < got; i++) {
                boolean isTry = (trace.vocabulary().roleBits(events[i]) & Role.TRY.bit()) != 0;
                heatCounts.take(at + i, events[i], isTry, asked, under);
            }
            at += got;
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            progress.accept((double) (at - from) / (to - from));
        }
        if (!heatCounts.isTried) {
            System.arraycopy(heatCounts.touched, 0, heatCounts.tries, 0, heatCounts.tries.length);
        }
        return heatCounts;
    }

    private void take(long step, long event, boolean isTry, LongPredicate[] places, int[] under) {
        int touchedNow = -1;
        for (int place = 0; place < places.length; place++) {
            if (places[place].test(event)) {
                touchedNow = place;
                touched[place]++;
                if (first[place] < 0) {
                    first[place] = step + 1;
                }
                last[place] = step + 1;
                if (isTry) {
                    tries[place]++;
                    isTried = true;
                }
            }
        }
        if (touchedNow >= 0) {
            under[0] = touchedNow;
        }
        if (under[0] >= 0) {
            time[under[0]]++;
        }
    }

    public long from() {
        return from;
    }

    public long to() {
        return to;
    }

    /** Returns a statistic of a place; empty if nothing in the range touched it. */
    public OptionalLong figure(Figure which, int place) {
        return first[place] < 0 ? OptionalLong.empty() : OptionalLong.of(figures(which)[place]);
    }

    private long[] figures(Figure which) {
        return switch (which) {
            case TRIES -> tries;
            case FIRST -> first;
            case LAST -> last;
            case TIME -> time;
        };
    }

    /**
     * Returns the heat of a place, from 0 to 1: counts on a logarithmic scale, steps by their position in the range; 0
     * if nothing touched it.
     */
    public double intensity(Figure which, int place) {
        if (first[place] < 0) {
            return 0;
        }
        long figure = figures(which)[place];
        return switch (which) {
            case FIRST, LAST -> (double) (figure - from) / Math.max(1, to - from);
            case TRIES, TIME -> Math.log1p((double) figure) / Math.log1p((double) Math.max(LEAST_HOT, greatest(which)));
        };
    }

    private long greatest(Figure which) {
        return Arrays.stream(figures(which)).max().orElse(0);
    }
}
