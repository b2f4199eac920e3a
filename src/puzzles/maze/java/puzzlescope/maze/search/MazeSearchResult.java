package puzzlescope.maze.search;

import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingKind;

/**
 * The result of a search for a path through a maze.
 *
 * @param steps the number of steps of the path from the start to the goal; {@link #NO_PATH} if it is proven that there
 *     is none, {@link #GAVE_UP} if none was found
 * @param cells the number of cells visited
 */
public record MazeSearchResult(int steps, int cells) {

    static final int NO_PATH = -1;
    static final int GAVE_UP = -2;

    /** Returns the result if the goal cannot be reached from the start. */
    static MazeSearchResult noPath(SolvingContext run, int cells) {
        run.emitTotals(SolvingKind.NO_PATH, cells, 0);
        return new MazeSearchResult(NO_PATH, cells);
    }

    public static MazeSearchResult by(MazeSolver finder, SolvingContext run) {
        return switch (finder) {
            case DEPTH_FIRST -> DepthFirstMazeSearch.find(run);
            case BREADTH_FIRST -> BreadthFirstMazeSearch.find(run);
            case A_STAR -> BestFirstMazeSearch.find(run, BestFirstMazeSearch.Order.A_STAR);
            case DEAD_END_FILLING -> DeadEndFilling.find(run);
            case WALL_FOLLOWER -> WallFollower.find(run);
            case GREEDY_BEST_FIRST -> BestFirstMazeSearch.find(run, BestFirstMazeSearch.Order.GREEDY);
            case DIJKSTRA -> BestFirstMazeSearch.find(run, BestFirstMazeSearch.Order.DIJKSTRA);
        };
    }
}
