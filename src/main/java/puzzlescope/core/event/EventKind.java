package puzzlescope.core.event;

import java.util.Set;

/** A kind of event; each puzzle has an enum of them. The ordinal is the number that is packed. */
public interface EventKind {

    int ordinal();

    String name();

    Set<Role> roles();

    /** The label of the listing's line that this event stands for. */
    String label();

    /** How the depth changes: +1 for a call, -1 for a return, 0 otherwise. */
    default int depthChange() {
        return (roles().contains(Role.CALL) ? 1 : 0) - (roles().contains(Role.RETURN) ? 1 : 0);
    }
}
