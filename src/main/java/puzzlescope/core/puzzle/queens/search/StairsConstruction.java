package puzzlescope.core.puzzle.queens.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.queens.event.StandEvent.ConstructionBegan;
import puzzlescope.core.puzzle.queens.event.StandEvent.PeaceReached;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenStood;
import puzzlescope.core.puzzle.queens.event.StandEvent.StandRefused;
import puzzlescope.core.puzzle.queens.fast.Diagonals;
import puzzlescope.core.puzzle.queens.fast.PaulsConstruction;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Tells of a solution that is written down without any search, and checks it.
 *
 * <p>Source, input, output and cost: {@link PaulsConstruction}. Deterministic. With 2 and 3 queens it says that there is no
 * solution.
 */
public final class StairsConstruction implements Solver {

    private final int n;

    public StairsConstruction(int n) {
        this.n = n;
    }

    @Override
    public Outcome solve(EventSink sink) {
        if (n == 2 || n == 3) {
            sink.emit(new StandRefused(n).pack());
            return Outcome.NO_SOLUTION;
        }
        var construction = new PaulsConstruction(n);
        sink.emit(new ConstructionBegan(n, construction.isShifted()).pack());
        var columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = construction.column(row);
            sink.emit(new QueenStood(row, columns[row], construction.part(row)).pack());
        }
        if (!Diagonals.arePeaceful(columns)) {
            throw new IllegalStateException("the construction fails for " + n);
        }
        sink.emit(new PeaceReached(n).pack());
        return Outcome.SOLVED;
    }
}
