package puzzlescope.recursion;

import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.recursion.board.RecursionBoard;

/** Offers another call or a return in place of what the innermost call does. */
final class RecursionAlternatives implements Alternatives {

    private final Arguments arguments;

    RecursionAlternatives(Arguments arguments) {
        this.arguments = arguments;
    }

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (!(board instanceof RecursionBoard calls) || calls.depth() == 0) {
            return LongStream.empty();
        }
        return switch (calls.function()) {
            case FACTORIAL, FIBONACCI, FIBONACCI_MEMOISED -> new NumberAlternatives(calls).insteadOf(kind);
            case BINARY_SEARCH -> new BinarySearchAlternatives(arguments, calls).insteadOf(kind);
            case FIBONACCI_LOOP, CALL_TWICE -> LongStream.empty();
        };
    }
}
