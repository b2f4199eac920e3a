package puzzlescope.core.puzzle.queens.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.queens.event.StandEvent.DrawingBegan;
import puzzlescope.core.puzzle.queens.event.StandEvent.ExchangeRefused;
import puzzlescope.core.puzzle.queens.event.StandEvent.PeaceReached;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenBlamed;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenDrawn;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenLifted;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueensExchanged;
import puzzlescope.core.puzzle.queens.event.StandEvent.StandRefused;
import puzzlescope.core.puzzle.queens.fast.SwapRepair;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Tells of queens that are placed by lot and then exchange their columns until no attack is left.
 *
 * <p>Source, input, output and cost: {@link SwapRepair}. The same seed gives the same events. With 2 and 3 queens it says that
 * there is no solution.
 */
public final class MinConflicts implements Solver {

    private final int n;
    private final long seed;

    public MinConflicts(int n, long seed) {
        this.n = n;
        this.seed = seed;
    }

    @Override
    public Outcome solve(EventSink sink) {
        if (n == 2 || n == 3) {
            sink.emit(new StandRefused(n).pack());
            return Outcome.NO_SOLUTION;
        }
        sink.emit(new DrawingBegan(n).pack());
        new SwapRepair(n, seed, new Telling(sink, n), sink::checkStopped).solve();
        sink.emit(new PeaceReached(n).pack());
        return Outcome.SOLVED;
    }

    private static final class Telling implements SwapRepair.Observer {

        private final EventSink sink;
        /** Where the queens stand by what was told. */
        private final int[] columns;

        Telling(EventSink sink, int n) {
            this.sink = sink;
            columns = new int[n];
        }

        @Override
        public void drawn(int row, int column, boolean attacked) {
            columns[row] = column;
            sink.emit(new QueenDrawn(row, column, attacked).pack());
        }

        @Override
        public void blamed(int row) {
            int other = 0;
            while (other == row || Math.abs(columns[other] - columns[row]) != Math.abs(other - row)) {
                other++;
            }
            sink.emit(new QueenBlamed(row, other).pack());
        }

        @Override
        public void refused(int row, int other) {
            sink.emit(new ExchangeRefused(row, other).pack());
        }

        @Override
        public void swapped(int row, int other, int fewer) {
            int column = columns[row];
            columns[row] = columns[other];
            columns[other] = column;
            sink.emit(new QueensExchanged(row, other, fewer).pack());
        }

        @Override
        public void begunAgain() {
            for (int row = columns.length - 1; row >= 0; row--) {
                sink.emit(new QueenLifted(row, columns[row]).pack());
            }
        }
    }
}
