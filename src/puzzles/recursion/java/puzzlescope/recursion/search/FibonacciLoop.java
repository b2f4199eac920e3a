package puzzlescope.recursion.search;

import static puzzlescope.recursion.event.RecursionKind.ANSWERED;
import static puzzlescope.recursion.event.RecursionKind.LIST_BEGUN;
import static puzzlescope.recursion.event.RecursionKind.LIST_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.NUMBER_CALLED;
import static puzzlescope.recursion.event.RecursionKind.VALUE_APPENDED;
import static puzzlescope.recursion.event.RecursiveFunction.FIBONACCI_LOOP;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;

/**
 * A Fibonacci number by a loop: a list begins with 0 and 1, and the sum of its last two numbers is appended again and
 * again.
 *
 * <p>Source: M. L. Hetland, Beginning Python (2005), chapter 6.
 *
 * <p>Input: n from 0 to 80. Output: fib(n), the last of n + 1 numbers, after n − 1 additions and one call. Time and
 * space are linear. Deterministic, no seed.
 */
public record FibonacciLoop(int n) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        sink.emit(NUMBER_CALLED, FIBONACCI_LOOP.ordinal(), n, 0, 1);
        sink.emit(LIST_BEGUN, Math.min(n, 1));
        for (int i = 2; i <= n; i++) {
            sink.emit(VALUE_APPENDED, i);
        }
        sink.emit(LIST_RETURNED, n);
        sink.emit(ANSWERED, FIBONACCI_LOOP.ordinal(), n, 1);
        return RunOutcome.SOLVED;
    }
}
