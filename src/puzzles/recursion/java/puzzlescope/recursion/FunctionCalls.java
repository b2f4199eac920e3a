package puzzlescope.recursion;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.CallNames;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.BinarySearchEvent.MiddleCompared;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;

/**
 * The calls of the recursive functions.
 *
 * @param hasBase whether the function has its base case
 */
record FunctionCalls(boolean hasBase) implements CallNames {

    /** Returns the call with all arguments; a binary search also takes the list and the number. */
    @Override
    public String of(Event opened, Stream<Event> callers) {
        return opened instanceof RangeSearched
                ? opened.call().replace("(", "(sequence, number, ")
                : opened.callWithLead();
    }

    @Override
    public String expression(Event opened, Event step, Supplier<List<Variable>> variables) {
        if (step instanceof RangeSearched searched) {
            boolean isBase = hasBase && searched.lower() == searched.upper();
            return isBase ? "" : "middle = (" + searched.lower() + " + " + searched.upper() + ") / 2";
        }
        if (step instanceof MiddleCompared compared) {
            return "= "
                    + (compared.isGreater()
                            ? BinarySearchEvent.call(compared.middle() + 1, compared.upper())
                            : BinarySearchEvent.call(compared.lower(), compared.middle()));
        }
        if (!(opened instanceof NumberCalled called)
                || hasBase && called.n() <= called.function().greatestBase()) {
            return "";
        }
        var function = called.function();
        int n = called.n();
        return switch (function) {
            case FACTORIAL -> "= " + function.call(n - 1) + " \u00d7 " + n;
            case FIBONACCI -> "= " + function.call(n - 1) + " + " + function.call(n - 2);
            // The value of an argument that was there before is taken from the table.
            case FIBONACCI_MEMOISED ->
                called.times() > 1 ? "" : "= " + function.call(n - 1) + " + " + function.call(n - 2);
            case BINARY_SEARCH, FIBONACCI_LOOP, CALL_TWICE -> "";
        };
    }
}
