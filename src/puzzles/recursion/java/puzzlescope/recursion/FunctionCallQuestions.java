package puzzlescope.recursion;

import static puzzlescope.engine.puzzle.StepQuestion.number;
import static puzzlescope.recursion.RecursionStepQuestions.change;
import static puzzlescope.recursion.RecursionStepQuestions.ofKeys;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.NumberEvent.BaseReturned;
import puzzlescope.recursion.event.NumberEvent.KnownReturned;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.RecursiveFunction;

/** Asks in which order a function calls itself, how often and how deep, and why it needs a base case. */
final class FunctionCallQuestions {

    /** With smaller arguments nothing is worth counting. */
    private static final int FEW = 3;

    private FunctionCallQuestions() {}

    /**
     * Returns what is asked once a run, and what is cut.
     *
     * @param first the argument of the outermost call
     * @param earlier the number of earlier events of the kind
     */
    static List<StepQuestion> about(NumberEvent next, int first, long earlier) {
        return switch (next) {
            case NumberCalled called
            when earlier == 1 && called.function().branches() && first > FEW ->
                List.of(order(called.function(), first), depth(called.function(), first));
            case NumberCalled called
            when earlier == 1 && called.function() == RecursiveFunction.FACTORIAL && first > FEW ->
                List.of(depth(called.function(), first));
            case NumberCalled called
            when earlier == 2 && first > FEW && called.function().isRecursive() ->
                List.of(calls(called.function(), first), topReturns());
            case KnownReturned known when known.n() >= FEW -> List.of(known(known));
            case BaseReturned base when earlier == 0 -> List.of(base(base));
            default -> List.of();
        };
    }

    private static StepQuestion order(RecursiveFunction function, int n) {
        return ofKeys(
                Message.of("recursion.ask.order", function.call(n), function.call(n - 1), function.call(n - 2)),
                "one-by-one",
                "at-once",
                "second-first",
                "half-way");
    }

    private static StepQuestion base(BaseReturned base) {
        return change(
                Message.of("recursion.ask.base", base.function().call(base.n())),
                "overflow",
                "zero",
                "stops-at-zero",
                "slower");
    }

    private static StepQuestion topReturns() {
        return ofKeys(Message.of("recursion.ask.top-returns"), "goes-on", "returns-too", "start-again", "stack-empty");
    }

    /** Asks for the greatest number of open calls. */
    private static StepQuestion depth(RecursiveFunction function, int n) {
        boolean isFactorial = function == RecursiveFunction.FACTORIAL;
        int depth = isFactorial ? n + 1 : n;
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("recursion.ask.depth", function.call(n)),
                        number(depth),
                        Message.of(
                                "recursion.ask.depth-why", function.call(n), function.call(isFactorial ? 0 : 1), depth))
                .or(number(1), Message.of("recursion.ask.all-wait-why"))
                .or(
                        number(isFactorial ? n : n + 1),
                        Message.of(isFactorial ? "recursion.ask.base-counts-why" : "recursion.ask.no-zero-why"))
                .or(
                        number(
                                isFactorial
                                        ? 2L * (n + 1)
                                        : function == RecursiveFunction.FIBONACCI ? callsOfFibonacci(n) : 2L * n - 1),
                        Message.of(isFactorial ? "recursion.ask.counted-twice-why" : "recursion.ask.returned-why"));
    }

    /** Asks for the number of calls by its law. */
    private static StepQuestion calls(RecursiveFunction function, int n) {
        if (function == RecursiveFunction.FIBONACCI) {
            long right = callsOfFibonacci(n);
            long one = callsOfFibonacci(n - 1);
            long other = callsOfFibonacci(n - 2);
            return StepQuestion.of(
                            PredictionKind.LAW,
                            Message.of(
                                    "recursion.ask.fib-calls",
                                    function.call(n - 1),
                                    one,
                                    function.call(n - 2),
                                    other,
                                    function.call(n)),
                            number(right),
                            Message.of("recursion.ask.fib-calls-why", one, other, right))
                    .or(number(right - 1), Message.of("recursion.ask.own-call-why", function.call(n)))
                    .or(number(2 * one), Message.of("recursion.ask.not-twice-why", function.call(n)))
                    .or(number(n + 1L), Message.of("recursion.ask.chain-why"));
        }
        boolean isFactorial = function == RecursiveFunction.FACTORIAL;
        long right = isFactorial ? n + 1L : 2L * n - 1;
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("recursion.ask.all-calls", function.call(n)),
                        number(right),
                        Message.of(
                                isFactorial ? "recursion.ask.chain-calls-why" : "recursion.ask.table-calls-why",
                                n,
                                right))
                .or(
                        number(isFactorial ? n : 2L * n),
                        Message.of(isFactorial ? "recursion.ask.base-counts-why" : "recursion.ask.base-once-why"))
                .or(
                        number(isFactorial ? 2L * n : callsOfFibonacci(n)),
                        Message.of(isFactorial ? "recursion.ask.once-each-why" : "recursion.ask.without-table-why"))
                .or(number(function.value(n)), Message.of("recursion.ask.value-why", function.call(n)));
    }

    private static long callsOfFibonacci(int n) {
        return n < 2 ? 1 : callsOfFibonacci(n - 1) + callsOfFibonacci(n - 2) + 1;
    }

    private static StepQuestion known(KnownReturned known) {
        var call = known.function().call(known.n());
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of("recursion.ask.again", call),
                        number(0),
                        Message.of("recursion.ask.again-why", call))
                .or(number(1), Message.of("recursion.ask.not-one-why"))
                .or(number(2), Message.of("recursion.ask.first-time-why"))
                .or(number(callsOfFibonacci(known.n()) - 1), Message.of("recursion.ask.without-table-why"));
    }
}
