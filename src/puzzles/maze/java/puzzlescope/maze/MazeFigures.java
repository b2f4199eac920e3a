package puzzlescope.maze;

import puzzlescope.engine.event.EventSink;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Ends;
import puzzlescope.maze.event.WayFinder;
import puzzlescope.maze.search.Found;
import puzzlescope.maze.search.SolvingRun;

/**
 * What can be said of a finished maze in numbers. A corridor leads from a dead end or a fork to the next one, past cells with
 * two open sides only.
 *
 * @param deadEnds the share of cells with one open side only
 * @param corridor how many steps a corridor has on the average
 * @param way how many steps the way has that a solver finds
 * @param looked the share of cells that the solver looks at; a cell that is walked twice counts twice
 */
public record MazeFigures(double deadEnds, double corridor, double way, double looked) {

    private static final EventSink NOWHERE = _ -> {};

    /** Measures a maze in which every cell can be reached. */
    public static MazeFigures of(MazeBoard maze, Ends ends, WayFinder finder) {
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
        var found = Found.by(finder, new SolvingRun(maze, ends, NOWHERE));
        return new MazeFigures(
                (double) deadEnds / cells,
                corridorEnds == 0 ? passages / 2.0 : (double) passages / corridorEnds,
                Math.max(0, found.steps()),
                (double) found.cells() / cells);
    }

    private static int open(MazeBoard maze, int row, int column) {
        int open = 0;
        for (var side : Direction.values()) {
            open += maze.isOpen(row, column, side) ? 1 : 0;
        }
        return open;
    }
}
