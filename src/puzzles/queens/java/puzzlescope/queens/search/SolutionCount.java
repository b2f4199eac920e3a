package puzzlescope.queens.search;

import static puzzlescope.queens.event.QueensCountEvent.Kind.COUNT_BEGAN;
import static puzzlescope.queens.event.QueensCountEvent.Kind.COUNT_ENDED;
import static puzzlescope.queens.event.QueensCountEvent.Kind.FUNDAMENTAL_COUNTED;
import static puzzlescope.queens.event.QueensCountEvent.Kind.HALF_TURN_COUNTED;
import static puzzlescope.queens.event.QueensCountEvent.Kind.PIECE_COUNTED;
import static puzzlescope.queens.event.QueensCountEvent.Kind.QUARTER_TURN_COUNTED;

import java.util.Arrays;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.Workers;
import puzzlescope.queens.fast.PiecewiseCount;
import puzzlescope.queens.fast.SymmetricPlacements;

/**
 * Counts all solutions without visiting each of them, and emits an event for each finished piece; then optionally
 * counts the fundamental ones.
 *
 * <p>Source: that of the {@link PiecewiseCount}; for the fundamental ones W. Burnside, Theory of Groups of Finite Order
 * (1897), by whose lemma they are the mean of the numbers invariant under each of the eight symmetries of the board.
 * Input: pieces for 1 to 18 queens and a number of threads. Output: the number of solutions. Time is exponential in n,
 * space linear. The events do not depend on the number of threads: pieces are reported in order. Without a solution it
 * reports so at the end.
 *
 * @param fundamental whether to count the fundamental solutions too
 */
public record SolutionCount(PiecewiseCount pieces, int threads, boolean fundamental) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        int n = pieces.n();
        int given = 0;
        for (int row = 0; row < n; row++) {
            given += pieces.given(row) < 0 ? 0 : 1;
        }
        sink.emit(COUNT_BEGAN, n, pieces.size(), given);
        var line = new Line(sink);
        Workers.share(threads, pieces.size(), pieces::count, sink::checkStopped, line::add);
        sink.emit(COUNT_ENDED, line.sum);
        if (fundamental) {
            sink.emit(HALF_TURN_COUNTED, SymmetricPlacements.byHalf(n));
            sink.emit(QUARTER_TURN_COUNTED, SymmetricPlacements.byQuarter(n));
            sink.emit(FUNDAMENTAL_COUNTED, SymmetricPlacements.fundamental(n, line.sum));
        }
        return line.sum > 0 ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION;
    }

    /** Holds back finished pieces until those before them are finished. */
    private final class Line {

        private static final long OPEN = -1;

        private final EventSink sink;
        private final long[] results = new long[pieces.size()];
        private int next;
        private long sum;

        Line(EventSink sink) {
            this.sink = sink;
            Arrays.fill(results, OPEN);
        }

        void add(int piece, Long solutions) {
            results[piece] = solutions;
            while (next < results.length && results[next] != OPEN) {
                sum += pieces.images(next) * results[next];
                sink.emit(PIECE_COUNTED, next, pieces.images(next), results[next]);
                next++;
            }
        }
    }
}
