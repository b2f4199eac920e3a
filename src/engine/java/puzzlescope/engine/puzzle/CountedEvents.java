package puzzlescope.engine.puzzle;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/**
 * The events of a run that are counted and searched for, and the names of its results.
 *
 * @param roles the roles that events of this algorithm can have; it makes calls, for example, only if {@link Role#CALL}
 *     is among them
 * @param rareRoles the roles that hardly any run has events of, so that they are not searched for unless requested
 * @param counts what is counted where a phase does not say otherwise
 * @param phases what is counted in some phases, by the message keys of their names
 * @param result the key for an event with {@link Role#SOLUTION}; with the suffix {@code .count} the key for their
 *     number, with {@code .none} for none possible, and with {@code .counter}, if there are many, for the name of their
 *     counter
 * @param deadEnd the key for an event with {@link Role#DEAD_END}
 * @param areParts whether an event tells of a part of the work, so that the number of events says nothing about it
 */
public record CountedEvents(
        Set<Role> roles,
        Set<Role> rareRoles,
        PhaseCounts counts,
        Map<String, PhaseCounts> phases,
        String result,
        String deadEnd,
        boolean areParts) {

    private static final String DEAD_END = "milestone.DEAD_END";

    public CountedEvents {
        roles = Set.copyOf(roles);
        rareRoles = Set.copyOf(rareRoles);
        phases = Map.copyOf(phases);
    }

    /** Creates an instance that counts by role. */
    public CountedEvents(String result, Role... roles) {
        this(Set.of(roles), Set.of(), PhaseCounts.of(roles), Map.of(), result, DEAD_END, false);
    }

    /** Returns a copy that also counts these kinds separately. */
    public CountedEvents with(EventKind... counted) {
        return with(Stream.of(counted).map(Figure::of).toArray(Figure[]::new));
    }

    /** Returns a copy that also counts these figures. */
    public CountedEvents with(Figure... figures) {
        return new CountedEvents(roles, rareRoles, counts.with(figures), phases, result, deadEnd, areParts);
    }

    /** Returns a copy that counts this where a phase does not say otherwise, though events have other roles too. */
    public CountedEvents counting(PhaseCounts only) {
        return new CountedEvents(roles, rareRoles, only, phases, result, deadEnd, areParts);
    }

    /**
     * Returns a copy that counts something else in a phase.
     *
     * @param name the message key of the phase's name
     */
    public CountedEvents inPhase(String name, PhaseCounts counted) {
        var all = new HashMap<>(phases);
        all.put(name, counted);
        var allRoles = EnumSet.noneOf(Role.class);
        allRoles.addAll(roles);
        allRoles.addAll(counted.roles());
        if (counted.hasCalls()) {
            allRoles.add(Role.CALL);
        }
        return new CountedEvents(allRoles, rareRoles, counts, all, result, deadEnd, areParts);
    }

    /** Returns a copy with another name for a dead end. */
    public CountedEvents withDeadEnd(String key) {
        return new CountedEvents(roles, rareRoles, counts, phases, result, key, areParts);
    }

    /** Returns a copy for an algorithm whose events tell of parts of its work. */
    public CountedEvents ofParts() {
        return new CountedEvents(roles, rareRoles, counts, phases, result, deadEnd, true);
    }

    /** Returns a copy in which hardly any run has events of these roles. */
    public CountedEvents withRare(Role... ofWhich) {
        return new CountedEvents(roles, Set.of(ofWhich), counts, phases, result, deadEnd, areParts);
    }

    /** Returns a copy for runs that have no events of a role. */
    public CountedEvents without(Role role) {
        var fewer = EnumSet.copyOf(roles);
        fewer.remove(role);
        return new CountedEvents(fewer, rareRoles, counts.without(role), phases, result, deadEnd, areParts);
    }

    /** Returns a copy without the kinds missing from a vocabulary, for a game with a vocabulary of its own. */
    CountedEvents within(Vocabulary words) {
        return new CountedEvents(roles, rareRoles, counts.within(words.kinds()), Map.of(), result, deadEnd, areParts);
    }

    /** Returns what is counted in a phase, given the message key of its name. */
    public PhaseCounts in(String phase) {
        return phases.getOrDefault(phase, counts);
    }

    /** Returns the kinds of events that are counted separately, since they are characteristic of this algorithm. */
    public List<EventKind> kinds() {
        return Stream.concat(Stream.of(counts), phases.values().stream())
                .flatMap(each -> each.figures().stream())
                .filter(Figure.Events.class::isInstance)
                .flatMap(figure -> ((Figure.Events) figure)
                        .kinds().stream().filter(kind -> kind.name().equals(figure.name())))
                .distinct()
                .toList();
    }

    public boolean has(Role role) {
        return roles.contains(role);
    }
}
