package puzzlescope.recursion.search;

import static puzzlescope.recursion.event.RecursionKind.ANSWERED;
import static puzzlescope.recursion.event.RecursionKind.BASE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.KNOWN_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.NUMBER_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.RUN_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.VALUE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.VALUE_STORED;
import static puzzlescope.recursion.event.RecursiveFunction.FIBONACCI_MEMOISED;

import java.util.Arrays;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.recursion.search.OpenCalls.StackFullException;

/**
 * A Fibonacci number: the sum of the two before it, each computed once and then looked up in a table.
 *
 * <p>Source: D. Michie, "Memo" functions and machine learning, Nature 218 (1968), for the table; M. L. Hetland,
 * Beginning Python (2005), chapter 6, for recursion.
 *
 * <p>Input: n from 0 to 80. Output: fib(n), where fib(0) = 0 and fib(1) = 1. Time and space are linear: 2n − 1 calls
 * for n from 1 on, of which n are open at the most. Deterministic, no seed. Without its base cases it counts down below
 * 0 until the limit of open calls is reached; then every call is aborted and there is no value.
 *
 * @param limit the most calls that may be open
 */
public record MemoizedFibonacci(int n, boolean hasBase, int limit) implements Solver {

    private static final long UNKNOWN = -1;

    @Override
    public RunOutcome solve(EventSink sink) {
        var calls = new OpenCalls(FIBONACCI_MEMOISED, limit, sink);
        try {
            new Table(sink, calls).fib(n, 0);
            sink.emit(ANSWERED, FIBONACCI_MEMOISED.ordinal(), n, calls.made());
            return RunOutcome.SOLVED;
        } catch (StackFullException full) {
            sink.emit(RUN_BROKEN, FIBONACCI_MEMOISED.ordinal(), calls.made());
            return RunOutcome.STACK_OVERFLOW;
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
                calls.call(m, back);
                if (m < 2 && hasBase) {
                    calls.end(BASE_RETURNED, m, back);
                    return m;
                }
                if (m >= 0 && values[m] != UNKNOWN) {
                    calls.end(KNOWN_RETURNED, m, back);
                    return values[m];
                }
                long sum = fib(m - 1, 1) + fib(m - 2, 2);
                values[m] = sum;
                sink.emit(VALUE_STORED, m);
                calls.end(VALUE_RETURNED, m, back);
                return sum;
            } catch (StackFullException full) {
                calls.end(NUMBER_BROKEN, m, back);
                throw full;
            }
        }
    }
}
