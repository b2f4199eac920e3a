package puzzlescope.engine.program;

/**
 * Looks at the events of a program now and then, and at all of them while they repeat, until they have been repeated so
 * often that they are taken for an endless loop. Solver thread only.
 */
public final class RepetitionBound {

    /** The share of steps in which events are looked at, as long as nothing repeats. */
    private static final int WATCHED_SHARE = 16;

    private final Repetition repetition;
    private final long watchedSteps;
    private final long mostEvents;
    private final long mostTimes;
    private long steps;

    /**
     * @param repetition of the program's events
     * @param watchedSteps steps in which events are looked at
     * @param mostEvents events that were repetitions and are taken for endless
     * @param mostTimes repetitions that are taken for endless; both must be reached
     */
    public RepetitionBound(Repetition repetition, long watchedSteps, long mostEvents, long mostTimes) {
        this.repetition = repetition;
        this.watchedSteps = watchedSteps;
        this.mostEvents = mostEvents;
        this.mostTimes = mostTimes;
        repetition.watch(true);
    }

    /** Counts steps of the program, by which it is decided when to look at its events. */
    public void pass(long moreSteps) {
        steps += moreSteps;
        if (steps >= watchedSteps && !isRepeating()) {
            repetition.watch(false);
        }
        if (steps >= WATCHED_SHARE * watchedSteps) {
            repetition.watch(true);
            steps = 0;
        }
    }

    /** Returns whether the last events were repetitions. */
    public boolean isRepeating() {
        return repetition.times() > 1;
    }

    /** Returns how many times the last cycle of events has been repeated. */
    public long times() {
        return repetition.times();
    }

    /** Returns whether the events have been repeated too often. */
    public boolean isExceeded() {
        return repetition.events() >= mostEvents && repetition.times() >= mostTimes;
    }
}
