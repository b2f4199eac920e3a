package puzzlescope.core.puzzle.recursion.search;

import static puzzlescope.core.puzzle.recursion.event.RecursiveFunction.FACTORIAL;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.recursion.event.NumberEvent;
import puzzlescope.core.puzzle.recursion.event.StackEvent;
import puzzlescope.core.puzzle.recursion.search.OpenCalls.StackFull;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * The factorial of a number: the factorial of the number before, times the number.
 *
 * <p>Source: M. L. Hetland, Beginning Python (2005), chapter 6.
 *
 * <p>Input: n from 0 to 20. Output: 1 · 2 · … · n, and 1 for 0. Time and space are linear: n + 1 calls, all open at
 * once. Deterministic, no seed. Without its base case it counts down below 0 until so many calls are open as a limit says;
 * then every call is broken off and there is no value.
 */
public final class Factorial implements Solver {

    private final int n;
    private final boolean hasBase;
    private final int limit;

    /** @param limit how many calls may be open */
    public Factorial(int n, boolean hasBase, int limit) {
        this.n = n;
        this.hasBase = hasBase;
        this.limit = limit;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var calls = new OpenCalls(FACTORIAL, limit, sink);
        try {
            factorial(n, 0, calls);
            sink.emit(new NumberEvent.Answered(FACTORIAL, n, calls.made()).pack());
            return Outcome.SOLVED;
        } catch (StackFull full) {
            sink.emit(new StackEvent.RunBroken(FACTORIAL, calls.made()).pack());
            return Outcome.STACK_OVERFLOW;
        }
    }

    private long factorial(int m, int back, OpenCalls calls) {
        try {
            calls.open(new NumberEvent.NumberCalled(FACTORIAL, m, back, calls.next(m)).pack());
            if (m == 0 && hasBase) {
                calls.close(new NumberEvent.BaseReturned(FACTORIAL, m, back).pack());
                return 1;
            }
            long product = factorial(m - 1, 1, calls) * m;
            calls.close(new NumberEvent.ValueReturned(FACTORIAL, m, back).pack());
            return product;
        } catch (StackFull full) {
            calls.close(new StackEvent.NumberBroken(FACTORIAL, m, back).pack());
            throw full;
        }
    }
}
