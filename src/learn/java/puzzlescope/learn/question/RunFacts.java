package puzzlescope.learn.question;

import puzzlescope.engine.session.Session;

/** The recorded events of a run up to a limit, with its measure after each. One thread. */
public final class RunFacts {

    /** Limit on the events that questions are about, from the beginning. */
    public static final int MOST = 50_000;

    private final Session session;
    private final int[] measures;

    /**
     * Reads a recording.
     *
     * @param session a session whose run has ended, or is longer than {@code most}
     */
    public RunFacts(Session session, int most) {
        this.session = session;
        var trace = session.trace();
        var measure = session.instance().measure();
        measures = new int[(int) Math.min(most, trace.length()) + 1];
        measures[0] = measure.start();
        for (int event = 0; event < length(); event++) {
            measures[event + 1] = measure.after(measures[event], trace.event(event));
        }
    }

    public int length() {
        return measures.length - 1;
    }

    public Session session() {
        return session;
    }

    /** Returns the run's measure after an event. */
    public int measureAfter(int event) {
        return measures[event + 1];
    }
}
