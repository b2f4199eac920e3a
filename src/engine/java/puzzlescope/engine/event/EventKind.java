package puzzlescope.engine.event;

import java.util.Map;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/** A kind of event; each puzzle has an enum of them, or one for each family of those that meet in a run. */
public interface EventKind {

    String name();

    /** The number that is packed: the place in its vocabulary. Of families that follow one another, the later ones say it. */
    default int number() {
        return entry().number();
    }

    /** What the vocabulary says of this kind. */
    Entry entry();

    default Set<Role> roles() {
        return entry().roles();
    }

    /** The label of the listing's line that this event stands for. */
    default String label() {
        return entry().label();
    }

    /** Whether events of this kind may have an {@link Event#innerLabel}. */
    default boolean hasInnerLabels() {
        return false;
    }

    /** How the depth changes: +1 for a call, -1 for a return, 0 otherwise. */
    default int depthChange() {
        return (roles().contains(Role.CALL) ? 1 : 0) - (roles().contains(Role.RETURN) ? 1 : 0);
    }

    /**
     * Numbers of packed events of this kind that come of their fields, by the names under which they are asked for: such as the
     * row to which a move leads.
     */
    default Map<String, LongUnaryOperator> derived() {
        return Map.of();
    }
}
