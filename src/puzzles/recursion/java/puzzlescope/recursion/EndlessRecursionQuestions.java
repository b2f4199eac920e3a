package puzzlescope.recursion;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.recursion.event.StackEvent;

/** Asks what ends a recursion without a base case, how far it gets, and what its calls return. */
final class EndlessRecursionQuestions {

    private EndlessRecursionQuestions() {}

    /**
     * Returns what is asked once a run.
     *
     * @param limit the limit of open calls
     * @param earlier the number of earlier events of the kind
     */
    static List<StepQuestion> about(Event next, RecursionBoard board, int limit, long earlier) {
        return switch (next) {
            case NumberCalled called
            when earlier == 1 -> List.of(ends("argument-zero"), last(called.function(), board.argument(0), limit));
            case NumberCalled _ when earlier == 2 -> List.of(missing());
            case RangeSearched _ when earlier == 1 -> List.of(ends("one-element"));
            case RangeSearched _ when earlier == 2 -> List.of(missing());
            case StackEvent.NumberBroken _ when earlier == 1 -> List.of(aborted());
            case StackEvent.RangeBroken _ when earlier == 1 -> List.of(aborted());
            default -> List.of();
        };
    }

    /** @param smallest the choice of a least argument */
    private static StepQuestion ends(String smallest) {
        return ofKeys("recursion.ask.what-ends", "stack-limit", smallest, "first-returns", "memory-freed");
    }

    private static StepQuestion missing() {
        return RecursionStepQuestions.change(
                        Message.of("recursion.ask.missing"),
                        "a-line-that-returns",
                        "a-loop",
                        "a-greater-limit",
                        "a-second-call")
                .atEveryStep();
    }

    private static StepQuestion aborted() {
        return ofKeys("recursion.ask.aborted", "aborted-too", "zero-instead", "value-so-far", "tried-again");
    }

    /** Asks for the argument of the call that fills the stack. */
    private static StepQuestion last(RecursiveFunction function, int first, int limit) {
        long last = first - limit + 1L;
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("recursion.ask.last-call", function.call(first), limit),
                        number(last),
                        Message.of("recursion.ask.last-call-why", limit, first, last))
                .or(number(last - 1), Message.of("recursion.ask.first-counts-why"))
                .or(number(-limit), Message.of("recursion.ask.from-zero-why", first))
                .or(number(0), Message.of("recursion.ask.no-stop-why"));
    }

    private static StepQuestion ofKeys(String asked, String right, String... wrong) {
        return RecursionStepQuestions.ofKeys(Message.of(asked), right, wrong).atEveryStep();
    }
}
