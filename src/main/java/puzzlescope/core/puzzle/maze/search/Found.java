package puzzlescope.core.puzzle.maze.search;

import puzzlescope.core.puzzle.maze.event.WayFinder;

/**
 * What the search for a way through a maze came to.
 *
 * @param steps how many steps the way from the start to the goal has; -1 if none was found
 * @param cells how many cells were looked at
 */
record Found(int steps, int cells) {

    /** Solves a finished maze. */
    static Found by(WayFinder finder, SolvingRun run) {
        return switch (finder) {
            case DEPTH_FIRST -> DepthFirstWay.find(run);
            case BREADTH_FIRST -> BreadthFirstWay.find(run);
            case A_STAR -> AStarWay.find(run);
            case DEAD_END_FILLING -> DeadEndFilling.find(run);
            case WALL_FOLLOWER -> WallFollower.find(run);
        };
    }
}
