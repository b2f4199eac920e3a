package puzzlescope.recursion;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.NumberEvent.ValueAppended;
import puzzlescope.recursion.event.RecursiveFunction;

/** Asks which value a loop appends, and which list it returns. */
final class FunctionLoopQuestions {

    private static final RecursiveFunction FUNCTION = RecursiveFunction.FIBONACCI_LOOP;

    /** Smaller numbers are given. */
    private static final int FEW = 3;

    private FunctionLoopQuestions() {}

    /** @param last the greatest argument of the function */
    static List<StepQuestion> about(ValueAppended next, int last) {
        int n = next.n();
        if (n <= FEW) {
            return List.of();
        }
        return n == FEW + 1 ? List.of(appended(n), list(last)) : List.of(appended(n));
    }

    private static StepQuestion appended(int n) {
        long last = FUNCTION.value(n - 1);
        long before = FUNCTION.value(n - 2);
        return StepQuestion.of(
                        PredictionKind.VALUE,
                        Message.of("recursion.ask.appended", before, last),
                        number(before + last),
                        Message.of("recursion.ask.appended-why", before, last, before + last))
                .or(number(2 * last), Message.of("recursion.ask.both-last-why"))
                .or(number(2 * last - before), Message.of("recursion.ask.counted-why", last - before))
                .or(number(last + 1), Message.of("recursion.ask.one-more-why"));
    }

    private static StepQuestion list(int last) {
        var why = Message.of("recursion.hand.list", FUNCTION.call(last), last + 1, NumberEvent.list(last));
        return StepQuestion.of(
                        PredictionKind.VALUE,
                        Message.of("recursion.ask.list", FUNCTION.call(last)),
                        text(NumberEvent.list(last)),
                        why)
                .or(text(NumberEvent.list(last - 1)), Message.of("recursion.ask.list-short-why", last + 1))
                .or(text(NumberEvent.list(last + 1)), Message.of("recursion.ask.list-long-why", last + 1));
    }

    private static Message text(String text) {
        return Message.of("question.text", text);
    }
}
