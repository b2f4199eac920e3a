package puzzlescope.recursion;

import static puzzlescope.recursion.event.RecursionKind.BASE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.KNOWN_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.NUMBER_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.NUMBER_CALLED;
import static puzzlescope.recursion.event.RecursionKind.VALUE_RETURNED;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.LongStream;
import puzzlescope.engine.event.EventKind;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.RecursionKind;
import puzzlescope.recursion.event.RecursiveFunction;

/** The possible continuations of a call of a function of a number: a call with a smaller number, or a return. */
final class NumberAlternatives {

    private static final Set<RecursionKind> STEPS =
            EnumSet.of(NUMBER_CALLED, BASE_RETURNED, KNOWN_RETURNED, VALUE_RETURNED);

    private final RecursionBoard board;
    private final RecursiveFunction function;
    /** The argument of the innermost call. */
    private final int n;

    private final int back;

    NumberAlternatives(RecursionBoard board) {
        this.board = board;
        function = board.function();
        int level = board.depth() - 1;
        n = board.argument(level);
        back = level == 0 ? 0 : board.argument(level - 1) - n;
    }

    LongStream insteadOf(EventKind kind) {
        if (!(kind instanceof RecursionKind step) || !STEPS.contains(step)) {
            return LongStream.empty();
        }
        var might = LongStream.builder().add(call(1)).add(call(2));
        // Below 0 there are no values, only unbounded calls.
        might.add(returned(n >= 0 ? BASE_RETURNED : NUMBER_BROKEN));
        if (n > function.greatestBase() && kind == VALUE_RETURNED) {
            might.add(returned(VALUE_RETURNED));
        }
        if (n > function.greatestBase() && function == RecursiveFunction.FIBONACCI_MEMOISED) {
            might.add(returned(KNOWN_RETURNED));
        }
        return might.build();
    }

    private long call(int less) {
        int argument = n - less;
        int times = argument < 0 ? 1 : board.computed(argument) + board.lookedUp(argument) + 1;
        return NUMBER_CALLED.spec().pack(function.ordinal(), argument, less, times);
    }

    private long returned(RecursionKind kind) {
        return kind.spec().pack(function.ordinal(), n, back);
    }
}
