package puzzlescope.core.puzzle.maze.search;

import java.util.function.Supplier;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.maze.board.CarvingBoard;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.SolvingKind;
import puzzlescope.core.puzzle.maze.event.WayFinder;
import puzzlescope.core.run.AlsoTold;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/** Generates a maze, then searches for a path through it: one run, one stream of events. */
public final class SolvedMaze implements Solver {

    private final Solver maker;
    private final Supplier<CarvingBoard> boards;
    private final Ends ends;
    private final WayFinder finder;

    /** @param boards creates boards before the generation */
    public SolvedMaze(Solver maker, Supplier<CarvingBoard> boards, Ends ends, WayFinder finder) {
        this.maker = maker;
        this.boards = boards;
        this.ends = ends;
        this.finder = finder;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var maze = boards.get();
        maker.solve(new AlsoTold(sink, maze::apply));
        var run = new SolvingRun(maze, ends, sink);
        run.emit(SolvingKind.SOLVING_BEGUN, run.from(), run.atLeast(run.from()));
        var found = Found.by(finder, run);
        if (found.steps() < 0) {
            return found.steps() == Found.NO_PATH ? Outcome.NO_SOLUTION : Outcome.GAVE_UP;
        }
        run.emitWay(found);
        return Outcome.SOLVED;
    }
}
