package puzzlescope.maze.search;

import java.util.function.Supplier;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.AlsoTold;
import puzzlescope.engine.run.Outcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.Ends;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.WayFinder;

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
