package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Role;

/**
 * The counters of a phase.
 *
 * @param figures figures of its own, which come first
 * @param roles the roles whose events are counted
 * @param hasCalls whether it makes calls, which have a depth
 */
public record PhaseCounts(List<Figure> figures, Set<Role> roles, boolean hasCalls) {

    /** Nothing is counted. */
    public static final PhaseCounts NONE = new PhaseCounts(List.of(), Set.of(), false);

    public PhaseCounts {
        figures = List.copyOf(figures);
        roles = Set.copyOf(roles);
    }

    /** Counts by role; the phase makes calls if these are counted. */
    public static PhaseCounts of(Set<Role> roles) {
        return new PhaseCounts(List.of(), roles, roles.contains(Role.CALL));
    }

    /** Counts by role; the phase makes calls if these are counted. */
    public static PhaseCounts of(Role... roles) {
        return of(Set.of(roles));
    }

    /** Returns a copy with more figures. */
    public PhaseCounts with(Figure... more) {
        return new PhaseCounts(Stream.concat(figures.stream(), Stream.of(more)).toList(), roles, hasCalls);
    }

    /** Returns a copy for a phase with calls, which figures may count under another name. */
    public PhaseCounts calling() {
        return new PhaseCounts(figures, roles, true);
    }

    /** Returns whether events of a role are counted, under whatever name. */
    public boolean has(Role role) {
        return roles.contains(role)
                || role == Role.CALL && hasCalls
                || figures.stream()
                        .anyMatch(figure -> figure instanceof Figure.Events events
                                && events.kinds().stream()
                                        .anyMatch(kind -> kind.roles().contains(role)));
    }

    /** Returns a copy that does not count a role. */
    PhaseCounts without(Role role) {
        return new PhaseCounts(
                figures, roles.stream().filter(each -> each != role).collect(Collectors.toSet()), hasCalls);
    }

    /** Returns a copy for a game with these kinds of events and a measure of its own. */
    PhaseCounts within(List<EventKind> kinds) {
        var left = figures.stream()
                .filter(figure -> switch (figure) {
                    case Figure.Events events -> kinds.containsAll(events.kinds());
                    case Figure.Said said -> kinds.containsAll(said.kinds());
                    case Figure.Greatest _ -> false;
                })
                .toList();
        return new PhaseCounts(left, roles, hasCalls);
    }
}
