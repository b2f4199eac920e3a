package puzzlescope.core.puzzle.maze;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The algorithms that solve a finished maze. */
public enum WayFinder {
    DEPTH_FIRST(DepthFirstWay::find),
    BREADTH_FIRST(BreadthFirstWay::find),
    A_STAR(AStarWay::find),
    DEAD_END_FILLING(DeadEndFilling::find),
    WALL_FOLLOWER(WallFollower::find);

    /** The choice of leaving the maze as it is. */
    static final String NONE = "none";

    private final Function<Quest, Found> algorithm;

    WayFinder(Function<Quest, Found> algorithm) {
        this.algorithm = algorithm;
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
