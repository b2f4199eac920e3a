package puzzlescope.core.puzzle.maze.make;

import java.util.function.Supplier;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.maze.board.CarvingBoard;
import puzzlescope.core.puzzle.maze.event.MudKind;
import puzzlescope.core.random.PythonRandom;
import puzzlescope.core.run.AlsoTold;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Makes a maze, then lays mud in some of its passages, so that a step through them costs more.
 *
 * <p>Input: what makes the maze, and a share of its passages in percent. Output: the same maze with mud in so many of them,
 * rounded to a whole number. Time and space are linear in the cells. The passages are picked by a shuffle whose random numbers
 * are its own, so that the maze is that which the seed gives without mud.
 */
public final class MuddyMaze implements Solver {

    /** Keeps the draws apart from those that made the maze. */
    private static final long OWN_DRAWS = 0x6D7564L;

    private final Solver maker;
    private final Supplier<CarvingBoard> boards;
    private final int percent;
    private final PythonRandom random;

    private MuddyMaze(Solver maker, Supplier<CarvingBoard> boards, int percent, long seed) {
        this.maker = maker;
        this.boards = boards;
        this.percent = percent;
        random = new PythonRandom(seed ^ OWN_DRAWS);
    }

    /**
     * What makes the maze with so much mud: the maker itself if there is to be none.
     *
     * @param boards makes boards on which nothing is made yet
     */
    public static Solver of(Solver maker, Supplier<CarvingBoard> boards, int percent, long seed) {
        return percent == 0 ? maker : new MuddyMaze(maker, boards, percent, seed);
    }

    @Override
    public Outcome solve(EventSink sink) {
        var maze = boards.get();
        var outcome = maker.solve(new AlsoTold(sink, maze::apply));
        var passages = Between.passages(maze);
        int muddy = passages.share(percent);
        sink.emit(MudKind.MUD_BEGUN, passages.count(), muddy);
        passages.draw(
                muddy,
                random,
                sink,
                (row, column, side, number) -> sink.emit(MudKind.MUD_LAID, row, column, side.ordinal(), number));
        sink.emit(MudKind.MUD_ENDED, muddy, passages.count() - muddy);
        return outcome;
    }
}
