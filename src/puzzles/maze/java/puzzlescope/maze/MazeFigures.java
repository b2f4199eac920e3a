package puzzlescope.maze;

import puzzlescope.engine.event.EventSink;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.search.MazeSearchResult;
import puzzlescope.maze.search.SolvingContext;

/**
 * Figures of a finished maze. A corridor leads from a dead end or a fork to the next one, past cells with only two open
 * sides.
 *
 * @param deadEnds the share of cells with only one open side
 * @param corridor the mean number of steps of a corridor
 * @param way the number of steps of the path that a solver finds
 * @param looked the share of cells that the solver visits; a cell visited twice counts twice
 */
public record MazeFigures(double deadEnds, double corridor, double way, double looked) {

    private static final EventSink NOWHERE = _ -> {};

    /** Measures a maze in which every cell is reachable. */
    public static MazeFigures of(MazeBoard maze, Endpoints endpoints, MazeSolver finder) {
        int cells = 0;
        int deadEnds = 0;
        int passages = 0;
        int corridorEnds = 0;
        for (int row = 1; row < maze.rows(); row += 2) {
            for (int column = 1; column < maze.columns(); column += 2) {
                int open = open(maze, row, column);
                cells++;
                passages += open;
                deadEnds += open == 1 ? 1 : 0;
                corridorEnds += open == 2 ? 0 : open;
            }
        }
        var mazeSearchResult = MazeSearchResult.by(finder, new SolvingContext(maze, endpoints, NOWHERE));
        return new MazeFigures(
                (double) deadEnds / cells,
                corridorEnds == 0 ? passages / 2.0 : (double) passages / corridorEnds,
                Math.max(0, mazeSearchResult.steps()),
                (double) mazeSearchResult.cells() / cells);
    }

    private static int open(MazeBoard maze, int row, int column) {
        int open = 0;
        for (var side : Direction.values()) {
            open += maze.isOpen(row, column, side) ? 1 : 0;
        }
        return open;
    }
}
