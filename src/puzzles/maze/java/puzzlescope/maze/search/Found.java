package puzzlescope.maze.search;

import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.WayFinder;

/**
 * What the search for a way through a maze came to.
 *
 * @param steps how many steps the way from the start to the goal has; {@link #NO_PATH} if it is proven that there is none,
 *     {@link #GAVE_UP} if none was found
 * @param cells how many cells were looked at
 */
public record Found(int steps, int cells) {

    static final int NO_PATH = -1;
    static final int GAVE_UP = -2;

    /** Nothing that can be reached from the start is the goal. */
    static Found noPath(SolvingRun run, int cells) {
        run.emitTotals(SolvingKind.NO_PATH, cells, 0);
        return new Found(NO_PATH, cells);
    }

    /** Solves a finished maze. */
    public static Found by(WayFinder finder, SolvingRun run) {
        return switch (finder) {
            case DEPTH_FIRST -> DepthFirstWay.find(run);
            case BREADTH_FIRST -> BreadthFirstWay.find(run);
            case A_STAR -> BestFirstWay.find(run, BestFirstWay.Order.A_STAR);
            case DEAD_END_FILLING -> DeadEndFilling.find(run);
            case WALL_FOLLOWER -> WallFollower.find(run);
            case GREEDY_BEST_FIRST -> BestFirstWay.find(run, BestFirstWay.Order.GREEDY);
            case DIJKSTRA -> BestFirstWay.find(run, BestFirstWay.Order.DIJKSTRA);
        };
    }
}
