package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/**
 * What of a run is counted and looked for, and what its results are called.
 *
 * @param roles those that a run of this algorithm can have events of; it makes calls, for example, only if {@link Role#CALL}
 *     is among them
 * @param seldom those of them that hardly any run has events of, so that nobody looks for one unless asked
 * @param kinds the kinds of events that are counted by themselves, since they tell what this algorithm does
 * @param result the key of what an event with {@link Role#SOLUTION} is called; behind it {@code .count} says how many there
 *     are, {@code .none} that there can be none, and {@code .counter}, if there are many, what a counter of them is called
 * @param deadEnd the key of what an event with {@link Role#DEAD_END} is called
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

    /** What is counted by its meaning alone. */
    public Counted(String result, Role... roles) {
        this(Set.of(roles), List.of(), result);
    }

    /** The same with kinds that are counted by themselves. */
    public Counted with(EventKind... counted) {
        return new Counted(roles, seldom, List.of(counted), result, deadEnd);
    }

    /** The same where a dead end has a name of its own. */
    public Counted withDeadEnd(String key) {
        return new Counted(roles, seldom, kinds, result, key);
    }

    /** The same where hardly any run has events of these roles. */
    public Counted seldom(Role... ofWhich) {
        return new Counted(roles, Set.of(ofWhich), kinds, result, deadEnd);
    }

    /** The same without the kinds that a vocabulary does not have: what is counted of a game with words of its own. */
    Counted within(Vocabulary words) {
        return new Counted(
                roles, seldom, kinds.stream().filter(words.kinds()::contains).toList(), result, deadEnd);
    }

    public boolean has(Role role) {
        return roles.contains(role);
    }
}
