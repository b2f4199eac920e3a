package puzzlescope.core.puzzle.recursion.search;

import static puzzlescope.core.puzzle.recursion.event.RecursiveFunction.FIBONACCI_MEMOISED;

import java.util.Arrays;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.recursion.event.NumberEvent;
import puzzlescope.core.puzzle.recursion.event.StackEvent;
import puzzlescope.core.puzzle.recursion.search.OpenCalls.StackFull;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * A Fibonacci number: the sum of the two before it, each computed once and then looked up in a table.
 *
 * <p>Source: D. Michie, "Memo" functions and machine learning, Nature 218 (1968), for the table; M. L. Hetland, Beginning
 * Python (2005), chapter 6, for recursion.
 *
 * <p>Input: n from 0 to 80. Output: fib(n), where fib(0) = 0 and fib(1) = 1. Time and space are linear: 2n − 1 calls
 * for n from 1 on, of which n are open at the most. Deterministic, no seed. Without its base cases it counts down below 0
 * until so many calls are open as a limit says; then every call is broken off and there is no value.
 */
public final class MemoisedFibonacci implements Solver {

    private static final long UNKNOWN = -1;

    private final int n;
    private final boolean hasBase;
    private final int limit;

    /** @param limit how many calls may be open */
    public MemoisedFibonacci(int n, boolean hasBase, int limit) {
        this.n = n;
        this.hasBase = hasBase;
        this.limit = limit;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var calls = new OpenCalls(FIBONACCI_MEMOISED, limit, sink);
        try {
            new Table(sink, calls).fib(n, 0);
            sink.emit(new NumberEvent.Answered(FIBONACCI_MEMOISED, n, calls.made()).pack());
            return Outcome.SOLVED;
        } catch (StackFull full) {
            sink.emit(new StackEvent.RunBroken(FIBONACCI_MEMOISED, calls.made()).pack());
            return Outcome.STACK_OVERFLOW;
        }
    }

    private final class Table {

        private final EventSink sink;
        private final OpenCalls calls;
        private final long[] values = new long[n + 1];

        Table(EventSink sink, OpenCalls calls) {
            this.sink = sink;
            this.calls = calls;
            Arrays.fill(values, UNKNOWN);
        }

        long fib(int m, int back) {
            try {
                calls.open(new NumberEvent.NumberCalled(FIBONACCI_MEMOISED, m, back, calls.next(m)).pack());
                if (m < 2 && hasBase) {
                    calls.close(new NumberEvent.BaseReturned(FIBONACCI_MEMOISED, m, back).pack());
                    return m;
                }
                if (m >= 0 && values[m] != UNKNOWN) {
                    calls.close(new NumberEvent.KnownReturned(FIBONACCI_MEMOISED, m, back).pack());
                    return values[m];
                }
                long sum = fib(m - 1, 1) + fib(m - 2, 2);
                values[m] = sum;
                sink.emit(new NumberEvent.ValueStored(m).pack());
                calls.close(new NumberEvent.ValueReturned(FIBONACCI_MEMOISED, m, back).pack());
                return sum;
            } catch (StackFull full) {
                calls.close(new StackEvent.NumberBroken(FIBONACCI_MEMOISED, m, back).pack());
                throw full;
            }
        }
    }
}
