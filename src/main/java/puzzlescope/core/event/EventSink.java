package puzzlescope.core.event;

/** Where an algorithm's events go. Solver thread only. */
@FunctionalInterface
public interface EventSink {

    /** Among how many candidates that come one after the other one may be taken before its turn. */
    int MOST_IN_TURN = 16;

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
     * Which of several candidates is tried next: the algorithm's own choice, unless the run is to take another branch here.
     * Asked before each try by algorithms whose answer stays right whatever they try first.
     *
     * @param candidates those that are left, a bit each; at least one
     * @param own the bit number of the one that the algorithm would take
     * @return the bit number of one of them
     */
    default int choose(long candidates, int own) {
        return own;
    }

    /** The same of an algorithm that takes the candidates in the order of their bits. */
    default int choose(long candidates) {
        return choose(candidates, Long.numberOfTrailingZeros(candidates));
    }

    /**
     * The same of an algorithm whose candidates come one after the other, perhaps very many: one of the first {@link #MOST_IN_TURN}.
     *
     * @param count how many are left; at least one
     * @return how many come before the one that is taken
     */
    default int chooseInTurn(int count) {
        return choose(-1L >>> Long.SIZE - Math.min(count, MOST_IN_TURN), 0);
    }

    /** Whether {@link #choose} may give anything but the algorithm's own choice, for those that would be slowed down by asking. */
    default boolean mayBranch() {
        return false;
    }

    /**
     * For long stretches of work without events: a place to be stopped at.
     *
     * @throws RunStopped if the run is to end
     */
    default void checkStopped() {}
}
