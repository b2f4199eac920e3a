package puzzlescope.learn.query;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;

/**
 * Searches a recording for the matches of a query, from its first kept step to the last one recorded, and continues
 * when run again after more is recorded. One thread at a time searches; any thread may stop it and read its progress.
 */
public final class HitSearch {

    private static final int BLOCK = 1 << 15;

    private final Session session;
    private final Trace trace;
    private final Query query;
    private final Hits hits = new Hits();
    private final long[] buffer = new long[BLOCK];
    private @Nullable QueryMatcher queryMatcher;
    private long at;
    private volatile boolean stopped;
    private volatile double done;

    public HitSearch(Query query, Session session) {
        this.query = query;
        this.session = session;
        trace = session.trace();
    }

    /** Returns the matches found so far. */
    public Hits hits() {
        return hits;
    }

    public Query query() {
        return query;
    }

    /** Searches everything recorded by now; called again, it searches what has been added since. */
    public void run() {
        long end = trace.length();
        long begun = at;
        while (at < end && !stopped) {
            if (queryMatcher == null || at < trace.firstKept()) {
                at = Math.max(at, trace.firstKept());
                queryMatcher = new QueryMatcher(query, session, at);
            }
            int count = trace.copy(at, buffer, 0, (int) Math.min(BLOCK, end - at));
            for (int i = 0; i < count; i++) {
                if (queryMatcher.next(at + i, buffer[i])) {
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

    /** Stops the search after the current block of steps. */
    public void stop() {
        stopped = true;
    }

    public boolean isStopped() {
        return stopped;
    }
}
