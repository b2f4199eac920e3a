package puzzlescope.engine.event;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/** A kind of event that opens and ends no call where it stands in a vocabulary, though elsewhere it does. */
record KindWithoutCalls(EventKind kind, Set<Role> roles) implements EventKind {

    private static final Set<Role> OF_CALLS = Set.of(Role.CALL, Role.RETURN, Role.SUSPEND, Role.YIELD);

    /** Returns the kind itself if it has nothing to do with calls. */
    static EventKind of(EventKind kind) {
        var roles = EnumSet.noneOf(Role.class);
        roles.addAll(kind.roles());
        return roles.removeAll(OF_CALLS) ? new KindWithoutCalls(kind, Set.copyOf(roles)) : kind;
    }

    @Override
    public String name() {
        return kind.name();
    }

    @Override
    public KindSpec spec() {
        return kind.spec();
    }

    @Override
    public int number() {
        return kind.number();
    }

    @Override
    public String label() {
        return kind.label();
    }

    @Override
    public boolean hasInnerLabels() {
        return kind.hasInnerLabels();
    }

    @Override
    public Map<String, LongUnaryOperator> derived() {
        return kind.derived();
    }
}
