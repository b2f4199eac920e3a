package puzzlescope.core.puzzle.maze.make;

import java.util.function.Supplier;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.maze.board.CarvingBoard;
import puzzlescope.core.puzzle.maze.event.LoopKind;
import puzzlescope.core.random.PythonRandom;
import puzzlescope.core.run.AlsoTold;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Makes a maze, then opens some of the walls that still stand between two cells, so that it has loops.
 *
 * <p>Input: what makes the maze, a spanning tree, and a share of walls in percent. Output: the same maze with so many of the
 * walls between neighbours opened, rounded to a whole number; each makes one loop more. Time and space are linear in the cells.
 * The walls are picked by a shuffle whose random numbers are its own, so that the maze is that which the seed gives without
 * loops.
 */
public final class LoopedMaze implements Solver {

    /** Keeps the draws apart from those that made the maze. */
    private static final long OWN_DRAWS = 0x6C6F6F7073L;

    private final Solver maker;
    private final Supplier<CarvingBoard> boards;
    private final int percent;
    private final PythonRandom random;

    private LoopedMaze(Solver maker, Supplier<CarvingBoard> boards, int percent, long seed) {
        this.maker = maker;
        this.boards = boards;
        this.percent = percent;
        random = new PythonRandom(seed ^ OWN_DRAWS);
    }

    /**
     * What makes the maze with so many loops: the maker itself if there are to be none.
     *
     * @param boards makes boards on which nothing is made yet
     */
    public static Solver of(Solver maker, Supplier<CarvingBoard> boards, int percent, long seed) {
        return percent == 0 ? maker : new LoopedMaze(maker, boards, percent, seed);
    }

    @Override
    public Outcome solve(EventSink sink) {
        var maze = boards.get();
        var outcome = maker.solve(new AlsoTold(sink, maze::apply));
        var walls = Between.walls(maze);
        int opened = walls.share(percent);
        sink.emit(LoopKind.LOOPS_BEGUN, walls.count(), opened);
        walls.draw(
                opened,
                random,
                sink,
                (row, column, side, number) -> sink.emit(LoopKind.LOOP_OPENED, row, column, side.ordinal(), number));
        sink.emit(LoopKind.LOOPS_ENDED, opened, walls.count() - opened);
        return outcome;
    }
}
