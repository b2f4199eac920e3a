package puzzlescope.maze.generator;

import java.math.BigInteger;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.event.CommonCarvingKind;

/**
 * An algorithm that generates a spanning tree of the cells. All take odd numbers of rows and columns of squares, 3 or
 * more, and a seed that determines all random choices; there always is a solution.
 */
abstract class MazeAlgorithm implements Solver {

    private final int rows;
    private final int columns;
    private final BigInteger seed;

    MazeAlgorithm(int rows, int columns, BigInteger seed) {
        this.rows = rows;
        this.columns = columns;
        this.seed = seed;
    }

    @Override
    public final RunOutcome solve(EventSink sink) {
        var run = new CarvingContext(rows / 2, columns / 2, seed, sink);
        int mark = make(run);
        run.emit(CommonCarvingKind.MAZE_COMPLETED, Math.max(0, mark), run.cells(), FlagField.bit(mark >= 0));
        return RunOutcome.SOLVED;
    }

    /** Generates the maze; returns the final cell of the mark, or -1. */
    abstract int make(CarvingContext run);
}
