package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/**
 * The events of a run that are counted and searched for, and the names of its results.
 *
 * @param roles the roles that events of this algorithm can have; it makes calls, for example, only if {@link Role#CALL}
 *     is among them
 * @param seldom the roles that hardly any run has events of, so that they are not searched for unless requested
 * @param kinds the kinds of events that are counted separately, since they are characteristic of this algorithm
 * @param result the key for an event with {@link Role#SOLUTION}; with the suffix {@code .count} the key for their
 *     number, with {@code .none} for none possible, and with {@code .counter}, if there are many, for the name of their
 *     counter
 * @param deadEnd the key for an event with {@link Role#DEAD_END}
 */
public record Counted(Set<Role> roles, Set<Role> seldom, List<EventKind> kinds, String result, String deadEnd) {

    private static final String DEAD_END = "milestone.DEAD_END";

    public Counted {
        roles = Set.copyOf(roles);
        seldom = Set.copyOf(seldom);
        kinds = List.copyOf(kinds);
    }

    public Counted(Set<Role> roles, List<EventKind> kinds, String result) {
        this(roles, Set.of(), kinds, result, DEAD_END);
    }

    /** Creates an instance that counts by role only. */
    public Counted(String result, Role... roles) {
        this(Set.of(roles), List.of(), result);
    }

    /** Returns a copy that also counts these kinds separately. */
    public Counted with(EventKind... counted) {
        return new Counted(roles, seldom, List.of(counted), result, deadEnd);
    }

    /** Returns a copy with another name for a dead end. */
    public Counted withDeadEnd(String key) {
        return new Counted(roles, seldom, kinds, result, key);
    }

    /** Returns a copy in which hardly any run has events of these roles. */
    public Counted seldom(Role... ofWhich) {
        return new Counted(roles, Set.of(ofWhich), kinds, result, deadEnd);
    }

    /** Returns a copy without the kinds missing from a vocabulary, for a game with a vocabulary of its own. */
    Counted within(Vocabulary words) {
        return new Counted(
                roles, seldom, kinds.stream().filter(words.kinds()::contains).toList(), result, deadEnd);
    }

    public boolean has(Role role) {
        return roles.contains(role);
    }
}
