package puzzlescope.core.puzzle.maze.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.WayFinder;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/** Makes a maze, then looks for a way through it: one run, one stream of events. */
public final class SolvedMaze implements Solver {

    private final Solver maker;
    private final int rows;
    private final int columns;
    private final Ends ends;
    private final WayFinder finder;

    public SolvedMaze(Solver maker, int rows, int columns, Ends ends, WayFinder finder) {
        this.maker = maker;
        this.rows = rows;
        this.columns = columns;
        this.ends = ends;
        this.finder = finder;
    }

    @Override
    public Outcome solve(EventSink sink) {
        // Squares and the mark are all that is needed of the maze; sets and notes are for those who watch.
        var maze = new MazeBoard(rows, columns, true, false, null);
        maker.solve(event -> {
            sink.emit(event);
            maze.apply(event);
        });
        var quest = new SolvingRun(maze, ends, sink);
        quest.emit(MazeEventKind.SOLVING_BEGUN, quest.from(), Direction.NORTH, quest.atLeast(quest.from()), 0);
        var found = Found.by(finder, quest);
        if (found.steps() < 0) {
            return Outcome.GAVE_UP;
        }
        quest.emit(MazeEventKind.WAY_SHOWN, quest.to(), Direction.NORTH, found.steps(), found.cells());
        return Outcome.SOLVED;
    }
}
