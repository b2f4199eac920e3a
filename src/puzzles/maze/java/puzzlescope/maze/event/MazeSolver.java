package puzzlescope.maze.event;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Role;

/** The algorithms that solve a finished maze, by name. */
public enum MazeSolver implements ConstantId {
    DEPTH_FIRST(Role.CALL, Role.TRY, Role.UNDO, Role.DEAD_END),
    BREADTH_FIRST(Role.TRY),
    A_STAR(Role.TRY),
    DEAD_END_FILLING(Role.DEAD_END),
    WALL_FOLLOWER(Role.TRY, Role.UNDO, Role.DEAD_END),
    GREEDY_BEST_FIRST(Role.TRY),
    DIJKSTRA(Role.TRY);

    private final Set<Role> roles;

    MazeSolver(Role... roles) {
        this.roles = Set.of(roles);
    }

    public Set<Role> roles() {
        return roles;
    }

    /** The choice of none, then each. */
    public static List<Optional<MazeSolver>> choices() {
        return Stream.concat(
                        Stream.of(Optional.<MazeSolver>empty()),
                        Arrays.stream(values()).map(Optional::of))
                .toList();
    }

    /** Returns whether it counts the steps from the start to every visited cell. */
    public boolean countsSteps() {
        return this == DEPTH_FIRST || hasAgenda();
    }

    /** Returns whether cells wait in a queue or an open list. */
    public boolean hasAgenda() {
        return switch (this) {
            case BREADTH_FIRST, DIJKSTRA, A_STAR, GREEDY_BEST_FIRST -> true;
            case DEPTH_FIRST, DEAD_END_FILLING, WALL_FOLLOWER -> false;
        };
    }
}
