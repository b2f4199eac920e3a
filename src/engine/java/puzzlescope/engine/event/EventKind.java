package puzzlescope.engine.event;

import java.util.Map;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/** A kind of event. Each puzzle has an enum of them, or one for each family of kinds that occur together in a run. */
public interface EventKind {

    /**
     * Returns the kind of a record: the constant of the same name, such as {@code QUEEN_PLACED} for a
     * {@code QueenPlaced}. A record that stands for several kinds overrides {@link Event#kind} instead. For sentences
     * and tests: solvers and boards know the kind of a packed event by its number.
     *
     * @throws IllegalArgumentException if there is no constant of that name
     */
    static <K extends Enum<K> & EventKind> K of(Class<K> kinds, Event event) {
        return Enum.valueOf(kinds, KindNames.of(event));
    }

    String name();

    /**
     * Returns the packed number: the index in its vocabulary. Where families follow one another, the later ones
     * override this.
     */
    default int number() {
        return spec().number();
    }

    /** Returns the vocabulary's entry for this kind. */
    KindSpec spec();

    default Set<Role> roles() {
        return spec().roles();
    }

    /** Returns the label of the pseudocode line that this event stands for. */
    default String label() {
        return spec().label();
    }

    /** Returns whether events of this kind may have an {@link Event#innerLabel}. */
    default boolean hasInnerLabels() {
        return false;
    }

    /** Returns the change of depth: +1 for a call, -1 for a return, 0 otherwise. */
    default int depthChange() {
        return (roles().contains(Role.CALL) ? 1 : 0) - (roles().contains(Role.RETURN) ? 1 : 0);
    }

    /**
     * Returns named numbers that are computed from the fields of packed events of this kind, such as the row that a
     * move leads to.
     */
    default Map<String, LongUnaryOperator> derived() {
        return Map.of();
    }
}
