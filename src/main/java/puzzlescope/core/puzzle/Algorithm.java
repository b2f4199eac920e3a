package puzzlescope.core.puzzle;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Role;
import puzzlescope.core.run.Solver;

/**
 * One published way to solve a puzzle.
 *
 * @param id its name in flags, settings and message keys; its listing is found under it too
 * @param solver makes the solver of one instance
 * @param roles what of its runs is counted by its meaning (see {@link Counted})
 * @param kinds what of its runs is counted by itself
 */
public record Algorithm(String id, Function<Arguments, Solver> solver, Set<Role> roles, List<EventKind> kinds) {

    public Algorithm {
        roles = Set.copyOf(roles);
        kinds = List.copyOf(kinds);
    }

    public Algorithm(String id, Function<Arguments, Solver> solver, Role... roles) {
        this(id, solver, Set.of(roles), List.of());
    }

    /** The same, of whose runs these kinds of events are counted too. */
    public Algorithm counting(EventKind... counted) {
        return new Algorithm(id, solver, roles, List.of(counted));
    }
}
