package puzzlescope.engine.event;

/** Receives an algorithm's events and decides which candidate it takes next. Solver thread only. */
@FunctionalInterface
public interface EventSink extends Chooser {

    /**
     * Accepts a packed event.
     *
     * @throws RunStoppedException if the run is being stopped; algorithms must not catch it
     */
    void emit(long event);

    /** Accepts an event without fields. */
    default void emit(EventKind kind) {
        emit(kind.spec().pack());
    }

    /** Accepts an event with these field values, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first) {
        emit(kind.spec().pack(first));
    }

    /** Accepts an event with these field values, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second) {
        emit(kind.spec().pack(first, second));
    }

    /** Accepts an event with these field values, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third) {
        emit(kind.spec().pack(first, second, third));
    }

    /** Accepts an event with these field values, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third, long fourth) {
        emit(kind.spec().pack(first, second, third, fourth));
    }

    /** Accepts an event with these field values, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third, long fourth, long fifth) {
        emit(kind.spec().pack(first, second, third, fourth, fifth));
    }

    /** Accepts an event with these field values, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third, long fourth, long fifth, long sixth) {
        emit(kind.spec().pack(first, second, third, fourth, fifth, sixth));
    }

    /** Accepts an event with these field values, in the order in which its kind declares them. */
    default void emit(
            EventKind kind, long first, long second, long third, long fourth, long fifth, long sixth, long seventh) {
        emit(kind.spec().pack(first, second, third, fourth, fifth, sixth, seventh));
    }

    /**
     * Allows the run to be stopped during long stretches of work without events.
     *
     * @throws RunStoppedException if the run is being stopped
     */
    default void checkStopped() {}
}
