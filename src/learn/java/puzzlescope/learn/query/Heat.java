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
 * What a stretch of a recording did at each of some places. Made on any thread, which is interrupted to stop it; then immutable.
 *
 * <p>Time is the events of the stretch times the places.
 */
public final class Heat {

    /** Looking at each event at each place may take so many looks: some seconds. */
    public static final long MOST_LOOKS = 1_000_000_000;

    private static final int BLOCK = 1 << 12;

    /** What is told of a place. */
    public enum Figure {
        /** How often something was tried there; how often it was touched at all where nothing is tried in a run. */
        TRIES,
        /** The first step that touched it. */
        FIRST,
        /** The last one. */
        LAST,
        /** For how many steps it was the place that was touched last. */
        TIME;

        /** The key of what it is called. */
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

    private Heat(long from, long to, int places) {
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
     * Reads a stretch of a recording.
     *
     * @param places for each, whether an event touches it
     * @param progress is told how much is done, from 0 to 1
     */
    public static Heat of(Trace trace, long from, long to, List<LongPredicate> places, DoubleConsumer progress)
            throws InterruptedException {
        var heat = new Heat(from, to, places.size());
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
                heat.take(at + i, events[i], isTry, asked, under);
            }
            at += got;
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            progress.accept((double) (at - from) / (to - from));
        }
        if (!heat.isTried) {
            System.arraycopy(heat.touched, 0, heat.tries, 0, heat.tries.length);
        }
        return heat;
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

    /** Whether anything is tried in the stretch. */
    public boolean isTried() {
        return isTried;
    }

    /** A figure of a place; empty if nothing in the stretch touched it. */
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

    /** How warm a place is, from 0 to 1: counts by their logarithm, steps by where in the stretch they are; 0 if nothing touched it. */
    public double warmth(Figure which, int place) {
        if (first[place] < 0) {
            return 0;
        }
        long figure = figures(which)[place];
        return switch (which) {
            case FIRST, LAST -> (double) (figure - from) / Math.max(1, to - from);
            case TRIES, TIME -> Math.log1p((double) figure) / Math.log1p((double) Math.max(1, greatest(which)));
        };
    }

    private long greatest(Figure which) {
        return Arrays.stream(figures(which)).max().orElse(0);
    }
}
