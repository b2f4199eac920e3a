package puzzlescope.recursion.search;

import static puzzlescope.recursion.event.RecursionKind.ANSWERED;
import static puzzlescope.recursion.event.RecursionKind.BASE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.NUMBER_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.RUN_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.VALUE_RETURNED;
import static puzzlescope.recursion.event.RecursiveFunction.FACTORIAL;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.recursion.search.OpenCalls.StackFullException;

/**
 * The factorial of a number: the factorial of the number before, times the number.
 *
 * <p>Source: M. L. Hetland, Beginning Python (2005), chapter 6.
 *
 * <p>Input: n from 0 to 20. Output: 1 · 2 · … · n, and 1 for 0. Time and space are linear: n + 1 calls, all open at
 * once. Deterministic, no seed. Without its base case it counts down below 0 until the limit of open calls is reached;
 * then every call is aborted and there is no value.
 *
 * @param limit the most calls that may be open
 */
public record Factorial(int n, boolean hasBase, int limit) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var calls = new OpenCalls(FACTORIAL, limit, sink);
        try {
            factorial(n, 0, calls);
            sink.emit(ANSWERED, FACTORIAL.ordinal(), n, calls.made());
            return RunOutcome.SOLVED;
        } catch (StackFullException full) {
            sink.emit(RUN_BROKEN, FACTORIAL.ordinal(), calls.made());
            return RunOutcome.STACK_OVERFLOW;
        }
    }

    private long factorial(int m, int back, OpenCalls calls) {
        try {
            calls.call(m, back);
            if (m == 0 && hasBase) {
                calls.end(BASE_RETURNED, m, back);
                return 1;
            }
            long product = factorial(m - 1, 1, calls) * m;
            calls.end(VALUE_RETURNED, m, back);
            return product;
        } catch (StackFullException full) {
            calls.end(NUMBER_BROKEN, m, back);
            throw full;
        }
    }
}
