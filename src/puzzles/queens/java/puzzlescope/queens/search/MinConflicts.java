package puzzlescope.queens.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.queens.event.PlacementEvent.Kind.DRAWING_BEGAN;
import static puzzlescope.queens.event.PlacementEvent.Kind.EXCHANGE_REFUSED;
import static puzzlescope.queens.event.PlacementEvent.Kind.PEACE_REACHED;
import static puzzlescope.queens.event.PlacementEvent.Kind.PLACEMENT_REFUSED;
import static puzzlescope.queens.event.PlacementEvent.Kind.QUEENS_EXCHANGED;
import static puzzlescope.queens.event.PlacementEvent.Kind.QUEEN_BLAMED;
import static puzzlescope.queens.event.PlacementEvent.Kind.QUEEN_DRAWN;
import static puzzlescope.queens.event.PlacementEvent.Kind.QUEEN_LIFTED;
import static puzzlescope.queens.event.PlacementEvent.Kind.REPAIR_GIVEN_UP;

import java.math.BigInteger;
import java.util.List;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.fast.Diagonals;
import puzzlescope.queens.fast.SwapRepair;

/**
 * Local search: the queens are placed at random and then exchange their columns until none attacks another.
 *
 * <p>Source, input, output and cost: {@link SwapRepair}. The same seed gives the same events. With 2 and 3 queens it
 * reports that there is no solution; with given queens it gives up in the end if it has found none.
 */
public final class MinConflicts implements Solver {

    private final int n;
    private final BigInteger seed;
    private final int[] given;
    private final int givenQueens;

    /** @param given the columns of given queens, as in {@link GivenColumns} */
    public MinConflicts(int n, List<Integer> given, BigInteger seed) {
        givenQueens = GivenColumns.count(given);
        this.given = givenQueens == 0 ? new int[0] : GivenColumns.rows(given, n);
        this.n = n;
        this.seed = seed;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        if (n == 2 || n == 3) {
            sink.emit(PLACEMENT_REFUSED, n);
            return RunOutcome.NO_SOLUTION;
        }
        sink.emit(DRAWING_BEGAN, n, givenQueens);
        var found =
                new SwapRepair(n, given, new PythonRandom(seed), new EventEmitter(sink), sink::checkStopped).solve();
        if (found.isEmpty()) {
            sink.emit(REPAIR_GIVEN_UP, n, SwapRepair.MOST_BEGINNINGS);
            return RunOutcome.GAVE_UP;
        }
        sink.emit(PEACE_REACHED, n);
        return RunOutcome.SOLVED;
    }

    private boolean isGiven(int row) {
        return givenQueens > 0 && given[row] != GivenColumns.FREE;
    }

    private final class EventEmitter implements SwapRepair.Observer {

        private final EventSink sink;
        /** The columns of the queens according to the events emitted. */
        private final int[] columns;

        EventEmitter(EventSink sink) {
            this.sink = sink;
            columns = givenQueens == 0 ? new int[n] : given.clone();
        }

        @Override
        public boolean mayChoose() {
            return sink.mayBranch();
        }

        @Override
        public int choose(long candidates, int own) {
            return sink.choose(candidates, own);
        }

        @Override
        public void drawn(int row, int column, int attacks) {
            columns[row] = column;
            sink.emit(QUEEN_DRAWN, row, column, attacks);
        }

        @Override
        public void blamed(int row) {
            int other = 0;
            while (other == row || Math.abs(columns[other] - columns[row]) != Math.abs(other - row)) {
                other++;
            }
            sink.emit(QUEEN_BLAMED, row, other, bit(isGiven(other)));
        }

        @Override
        public void refused(int row, int other) {
            sink.emit(EXCHANGE_REFUSED, row, other);
        }

        @Override
        public void swapped(int row, int other, int fewer) {
            int column = columns[row];
            columns[row] = columns[other];
            columns[other] = column;
            sink.emit(QUEENS_EXCHANGED, row, other, fewer);
        }

        @Override
        public void restarted() {
            var diagonals = new Diagonals(columns.length);
            for (int row = 0; row < columns.length; row++) {
                diagonals.add(row, columns[row]);
            }
            for (int row = columns.length - 1; row >= 0; row--) {
                if (!isGiven(row)) {
                    int before = diagonals.attacks();
                    diagonals.remove(row, columns[row]);
                    sink.emit(QUEEN_LIFTED, row, columns[row], before - diagonals.attacks());
                }
            }
        }
    }
}
