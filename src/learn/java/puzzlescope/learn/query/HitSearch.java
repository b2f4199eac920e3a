package puzzlescope.learn.query;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.trace.Trace;

/**
 * Asks a question of a recording from its first kept step to the last one that there is, and goes on when it is asked again and
 * more is recorded. One thread at a time searches; it is stopped, and its progress read, by any.
 */
public final class HitSearch {

    private static final int BLOCK = 1 << 15;

    private final Trace trace;
    private final Query query;
    private final Hits hits = new Hits();
    private final long[] buffer = new long[BLOCK];
    private @Nullable Matcher matcher;
    private long at;
    private volatile boolean stopped;
    private volatile double done;

    public HitSearch(Query query, Trace trace) {
        this.query = query;
        this.trace = trace;
    }

    /** What has been found so far. */
    public Hits hits() {
        return hits;
    }

    public Query query() {
        return query;
    }

    /** Looks at all that is recorded by now; called again, at what has come since. */
    public void run() {
        long end = trace.length();
        long begun = at;
        while (at < end && !stopped) {
            if (matcher == null || at < trace.firstKept()) {
                at = Math.max(at, trace.firstKept());
                matcher = new Matcher(query, trace, at);
            }
            int count = trace.copy(at, buffer, 0, (int) Math.min(BLOCK, end - at));
            for (int i = 0; i < count; i++) {
                if (matcher.next(buffer[i])) {
                    hits.add(at + i);
                }
            }
            at += count;
            hits.publish(at);
            done = (double) (at - begun) / (end - begun);
        }
    }

    public double done() {
        return done;
    }

    /** Gives up as soon as the steps at hand are looked at. */
    public void stop() {
        stopped = true;
    }

    public boolean isStopped() {
        return stopped;
    }
}
