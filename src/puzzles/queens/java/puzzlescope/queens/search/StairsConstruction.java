package puzzlescope.queens.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.queens.event.PlacementEvent.Kind.CONSTRUCTION_BEGAN;
import static puzzlescope.queens.event.PlacementEvent.Kind.PEACE_REACHED;
import static puzzlescope.queens.event.PlacementEvent.Kind.PLACEMENT_REFUSED;
import static puzzlescope.queens.event.PlacementEvent.Kind.QUEEN_STOOD;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.queens.fast.Diagonals;
import puzzlescope.queens.fast.PaulsConstruction;

/**
 * Constructs a solution without any search, and checks it.
 *
 * <p>Source, input, output and cost: {@link PaulsConstruction}. Deterministic. With 2 and 3 queens it reports that
 * there is no solution.
 */
public record StairsConstruction(int n) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        if (n == 2 || n == 3) {
            sink.emit(PLACEMENT_REFUSED, n);
            return RunOutcome.NO_SOLUTION;
        }
        var construction = new PaulsConstruction(n);
        sink.emit(CONSTRUCTION_BEGAN, n, bit(construction.isShifted()));
        var columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = construction.column(row);
            sink.emit(QUEEN_STOOD, row, columns[row], construction.part(row).ordinal());
        }
        if (!Diagonals.hasNoAttacks(columns)) {
            throw new IllegalStateException("the construction fails for " + n);
        }
        sink.emit(PEACE_REACHED, n);
        return RunOutcome.SOLVED;
    }
}
