package puzzlescope.maze.search;

import java.util.function.Supplier;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.TeeSink;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingKind;

/**
 * Generates a maze, then searches for a path through it: one run, one stream of events.
 *
 * @param boards creates boards before the generation
 */
public record SolvedMaze(Solver maker, Supplier<CarvingBoard> boards, Endpoints endpoints, MazeSolver finder)
        implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var maze = boards.get();
        maker.solve(new TeeSink(sink, maze::apply));
        var run = new SolvingContext(maze, endpoints, sink);
        run.emit(SolvingKind.SOLVING_BEGUN, run.from(), run.atLeast(run.from()));
        var mazeSearchResult = MazeSearchResult.by(finder, run);
        if (mazeSearchResult.steps() < 0) {
            return mazeSearchResult.steps() == MazeSearchResult.NO_PATH ? RunOutcome.NO_SOLUTION : RunOutcome.GAVE_UP;
        }
        run.emitPath(mazeSearchResult);
        return RunOutcome.SOLVED;
    }
}
