package puzzlescope.recursion.search;

import static puzzlescope.recursion.event.RecursionKind.ANSWERED;
import static puzzlescope.recursion.event.RecursionKind.BASE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.NUMBER_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.RUN_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.VALUE_RETURNED;
import static puzzlescope.recursion.event.RecursiveFunction.FIBONACCI;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.recursion.search.OpenCalls.StackFullException;

/**
 * A Fibonacci number: the sum of the two before it, each computed anew wherever it is needed.
 *
 * <p>Source: M. L. Hetland, Beginning Python (2005), chapter 6; the numbers are those of Leonardo of Pisa, Liber abaci
 * (1202).
 *
 * <p>Input: n from 0 to 25. Output: fib(n), where fib(0) = 0 and fib(1) = 1. Time grows by 1.618 with each n: 2 · fib(n
 * + 1) − 1 calls (242,785 for 25), of which n are open at the most. Deterministic, no seed. Without its base cases it
 * counts down below 0 until the limit of open calls is reached; then every call is aborted and there is no value.
 *
 * @param limit the most calls that may be open
 */
public record Fibonacci(int n, boolean hasBase, int limit) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var calls = new OpenCalls(FIBONACCI, limit, sink);
        try {
            fib(n, 0, calls);
            sink.emit(ANSWERED, FIBONACCI.ordinal(), n, calls.made());
            return RunOutcome.SOLVED;
        } catch (StackFullException full) {
            sink.emit(RUN_BROKEN, FIBONACCI.ordinal(), calls.made());
            return RunOutcome.STACK_OVERFLOW;
        }
    }

    private long fib(int m, int back, OpenCalls calls) {
        try {
            calls.call(m, back);
            if (m < 2 && hasBase) {
                calls.end(BASE_RETURNED, m, back);
                return m;
            }
            long first = fib(m - 1, 1, calls);
            long second = fib(m - 2, 2, calls);
            calls.end(VALUE_RETURNED, m, back);
            return first + second;
        } catch (StackFullException full) {
            calls.end(NUMBER_BROKEN, m, back);
            throw full;
        }
    }
}
