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
 * @param rareRoles the roles that hardly any run has events of, so that they are not searched for unless requested
 * @param kinds the kinds of events that are counted separately, since they are characteristic of this algorithm
 * @param result the key for an event with {@link Role#SOLUTION}; with the suffix {@code .count} the key for their
 *     number, with {@code .none} for none possible, and with {@code .counter}, if there are many, for the name of their
 *     counter
 * @param deadEnd the key for an event with {@link Role#DEAD_END}
 */
public record CountedEvents(
        Set<Role> roles, Set<Role> rareRoles, List<EventKind> kinds, String result, String deadEnd) {

    private static final String DEAD_END = "milestone.DEAD_END";

    public CountedEvents {
        roles = Set.copyOf(roles);
        rareRoles = Set.copyOf(rareRoles);
        kinds = List.copyOf(kinds);
    }

    public CountedEvents(Set<Role> roles, List<EventKind> kinds, String result) {
        this(roles, Set.of(), kinds, result, DEAD_END);
    }

    /** Creates an instance that counts by role only. */
    public CountedEvents(String result, Role... roles) {
        this(Set.of(roles), List.of(), result);
    }

    /** Returns a copy that also counts these kinds separately. */
    public CountedEvents with(EventKind... counted) {
        return new CountedEvents(roles, rareRoles, List.of(counted), result, deadEnd);
    }

    /** Returns a copy with another name for a dead end. */
    public CountedEvents withDeadEnd(String key) {
        return new CountedEvents(roles, rareRoles, kinds, result, key);
    }

    /** Returns a copy in which hardly any run has events of these roles. */
    public CountedEvents withRare(Role... ofWhich) {
        return new CountedEvents(roles, Set.of(ofWhich), kinds, result, deadEnd);
    }

    /** Returns a copy without the kinds missing from a vocabulary, for a game with a vocabulary of its own. */
    CountedEvents within(Vocabulary words) {
        return new CountedEvents(
                roles, rareRoles, kinds.stream().filter(words.kinds()::contains).toList(), result, deadEnd);
    }

    public boolean has(Role role) {
        return roles.contains(role);
    }
}
