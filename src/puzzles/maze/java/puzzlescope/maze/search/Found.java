package puzzlescope.maze.search;

import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.WayFinder;

/**
 * The result of a search for a path through a maze.
 *
 * @param steps the number of steps of the path from the start to the goal; {@link #NO_PATH} if it is proven that there
 *     is none, {@link #GAVE_UP} if none was found
 * @param cells the number of cells visited
 */
public record Found(int steps, int cells) {

    static final int NO_PATH = -1;
    static final int GAVE_UP = -2;

    /** Returns the result if the goal cannot be reached from the start. */
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
