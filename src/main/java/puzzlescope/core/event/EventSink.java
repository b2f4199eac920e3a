package puzzlescope.core.event;

/** Where an algorithm's events go. Solver thread only. */
@FunctionalInterface
public interface EventSink {

    /**
     * Takes one packed event.
     *
     * @throws RunStopped if the run is to end; algorithms let it pass
     */
    void emit(long event);

    /**
     * For long stretches of work without events: a place to be stopped at.
     *
     * @throws RunStopped if the run is to end
     */
    default void checkStopped() {}
}
