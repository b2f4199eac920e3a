package puzzlescope.engine.event;

/** Where an algorithm's events go, and who says which candidate it takes next. Solver thread only. */
@FunctionalInterface
public interface EventSink extends Chooser {

    /**
     * Takes one packed event.
     *
     * @throws RunStopped if the run is to end; algorithms let it pass
     */
    void emit(long event);

    /** Takes an event that says nothing beside its kind. */
    default void emit(EventKind kind) {
        emit(kind.entry().pack());
    }

    /** Takes an event whose fields have these numbers, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first) {
        emit(kind.entry().pack(first));
    }

    /** Takes an event whose fields have these numbers, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second) {
        emit(kind.entry().pack(first, second));
    }

    /** Takes an event whose fields have these numbers, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third) {
        emit(kind.entry().pack(first, second, third));
    }

    /** Takes an event whose fields have these numbers, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third, long fourth) {
        emit(kind.entry().pack(first, second, third, fourth));
    }

    /** Takes an event whose fields have these numbers, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third, long fourth, long fifth) {
        emit(kind.entry().pack(first, second, third, fourth, fifth));
    }

    /** Takes an event whose fields have these numbers, in the order in which its kind declares them. */
    default void emit(EventKind kind, long first, long second, long third, long fourth, long fifth, long sixth) {
        emit(kind.entry().pack(first, second, third, fourth, fifth, sixth));
    }

    /** Takes an event whose fields have these numbers, in the order in which its kind declares them. */
    default void emit(
            EventKind kind, long first, long second, long third, long fourth, long fifth, long sixth, long seventh) {
        emit(kind.entry().pack(first, second, third, fourth, fifth, sixth, seventh));
    }

    /**
     * For long stretches of work without events: a place to be stopped at.
     *
     * @throws RunStopped if the run is to end
     */
    default void checkStopped() {}
}
