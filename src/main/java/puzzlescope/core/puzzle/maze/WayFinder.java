package puzzlescope.core.puzzle.maze;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import puzzlescope.core.event.Role;

/** The algorithms that solve a finished maze. */
public enum WayFinder {
    DEPTH_FIRST(DepthFirstWay::find, Role.CALL, Role.TRY, Role.UNDO, Role.DEAD_END),
    BREADTH_FIRST(BreadthFirstWay::find, Role.TRY),
    A_STAR(AStarWay::find, Role.TRY),
    DEAD_END_FILLING(DeadEndFilling::find, Role.DEAD_END),
    WALL_FOLLOWER(WallFollower::find, Role.TRY, Role.UNDO, Role.DEAD_END);

    /** The choice of leaving the maze as it is. */
    static final String NONE = "none";

    private final Function<Quest, Found> algorithm;
    private final Set<Role> roles;

    WayFinder(Function<Quest, Found> algorithm, Role... roles) {
        this.algorithm = algorithm;
        this.roles = Set.of(roles);
    }

    /**
     * What was found.
     *
     * @param steps how many steps the way from the start to the goal has; -1 if none was found
     * @param cells how many cells were looked at
     */
    record Found(int steps, int cells) {}

    Found find(Quest quest) {
        return algorithm.apply(quest);
    }

    /** What of its work is counted. */
    Set<Role> roles() {
        return roles;
    }

    /** Its name in flags and settings. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The names of all, and first the name of none. */
    static List<String> choices() {
        var all = new ArrayList<String>();
        all.add(NONE);
        Arrays.stream(values()).map(WayFinder::id).forEach(all::add);
        return List.copyOf(all);
    }

    static Optional<WayFinder> of(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }

    /** Whether it counts the steps from the start to every cell that it looks at. */
    public boolean countsSteps() {
        return this == DEPTH_FIRST || this == BREADTH_FIRST || this == A_STAR;
    }
}
