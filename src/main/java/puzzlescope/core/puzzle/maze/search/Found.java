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
    static Found by(WayFinder finder, SolvingRun quest) {
        return switch (finder) {
            case DEPTH_FIRST -> DepthFirstWay.find(quest);
            case BREADTH_FIRST -> BreadthFirstWay.find(quest);
            case A_STAR -> AStarWay.find(quest);
            case DEAD_END_FILLING -> DeadEndFilling.find(quest);
            case WALL_FOLLOWER -> WallFollower.find(quest);
        };
    }
}
