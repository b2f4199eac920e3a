package puzzlescope.recursion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent.MiddleCompared;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.NumberEvent.BaseReturned;
import puzzlescope.recursion.event.NumberEvent.KnownReturned;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.NumberEvent.ValueAppended;
import puzzlescope.recursion.event.NumberEvent.ValueReturned;
import puzzlescope.recursion.event.RecursiveFunction;

/** Asks what the innermost call does, and which value it returns. */
final class RecursionStepQuestions implements StepQuestions {

    /** With smaller arguments nothing is worth counting. */
    private static final int FEW = 3;

    private final Arguments arguments;

    RecursionStepQuestions(Arguments arguments) {
        this.arguments = arguments;
    }

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        boolean isEndless = arguments.get(RecursionPuzzle.WITHOUT_BASE_CASE);
        if (!(stepSituation.board() instanceof RecursionBoard calls) || calls.depth() == 0 || isEndless) {
            return List.of();
        }
        var questions = new ArrayList<StepQuestion>();
        value(stepSituation.next()).ifPresent(questions::add);
        call(stepSituation.next(), calls).ifPresent(questions::add);
        questions.addAll(ofRun(stepSituation, calls));
        return questions;
    }

    /** Asks what the innermost call does. */
    private Optional<StepQuestion> call(Event next, RecursionBoard calls) {
        var function = calls.function();
        if (function == RecursiveFunction.FIBONACCI_LOOP) {
            return Optional.empty();
        }
        int n = function.isOfNumber() ? calls.argument(calls.depth() - 1) : 0;
        if (function.branches() && next instanceof NumberCalled called && called.n() == n - 2) {
            return Optional.of(secondCall(function, n));
        }
        return RecursionQuestion.of(arguments, calls)
                .filter(question -> question.right() >= 0
                        && !question.move().isEmpty()
                        && question.move().getFirst().equals(next))
                .map(RecursionStepQuestions::call);
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (stepSituation.calls().isEmpty()) {
            return Optional.empty();
        }
        var calls = Message.of("predict.open-calls", String.join(" \u2190 ", stepSituation.calls()));
        boolean isSearch = stepSituation.board() instanceof RecursionBoard board
                && board.function() == RecursiveFunction.BINARY_SEARCH;
        return Optional.of(
                isSearch
                        ? Message.of(
                                "question.situation",
                                Message.of("recursion.ask.searched", arguments.get(RecursionPuzzle.LIST)),
                                calls)
                        : calls);
    }

    /** Returns what is asked once a run, and what is cut. */
    private List<StepQuestion> ofRun(StepSituation stepSituation, RecursionBoard board) {
        long earlier = stepSituation.earlier();
        int first = board.function().isOfNumber() ? board.argument(0) : 0;
        return switch (stepSituation.next()) {
            case NumberCalled called
            when earlier == 1 && called.function().branches() && first > FEW ->
                List.of(
                        ofKeys(
                                PredictionKind.INVARIANT,
                                Message.of(
                                        "recursion.ask.order",
                                        call(called, first),
                                        call(called, first - 1),
                                        call(called, first - 2)),
                                "one-by-one",
                                "at-once",
                                "second-first",
                                "half-way"),
                        depth(called.function(), first));
            case NumberCalled called
            when earlier == 1 && called.function() == RecursiveFunction.FACTORIAL && first > FEW ->
                List.of(depth(called.function(), first));
            case NumberCalled called
            when earlier == 2 && first > FEW && called.function().isRecursive() ->
                List.of(calls(called.function(), first), waiting());
            case KnownReturned known when known.n() >= FEW -> List.of(known(known));
            case BaseReturned base
            when earlier == 0 ->
                List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("recursion.ask.base", base.function().call(base.n())),
                        "overflow",
                        "zero",
                        "same-value",
                        "slower"));
            case ValueAppended appended
            when appended.n() > FEW ->
                appended.n() == FEW + 1 && first > FEW
                        ? List.of(appended(appended.n()), list(first))
                        : List.of(appended(appended.n()));
            case RangeSearched range when earlier == 1 -> List.of(halvings(board.upper(0) - board.lower(0) + 1));
            case RangeSearched _
            when earlier == 2 ->
                List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("recursion.ask.range"),
                        "inside",
                        "middle",
                        "found",
                        "first-half"));
            case MiddleCompared compared -> {
                var half = half(compared);
                yield earlier == 1
                        ? List.of(
                                half,
                                ofKeys(
                                        PredictionKind.INVARIANT,
                                        Message.of("recursion.ask.sorted"),
                                        "wrong-half",
                                        "only-slower",
                                        "only-even",
                                        "no-middle"))
                        : List.of(half);
            }
            default -> List.of();
        };
    }

    private static String call(NumberCalled called, int n) {
        return called.function().call(n);
    }

    private static StepQuestion ofKeys(PredictionKind kind, Message asked, String right, String... wrong) {
        var question = StepQuestion.of(
                kind, asked, Message.of("recursion.ask." + right), Message.of("recursion.ask." + right + "-why"));
        for (var each : wrong) {
            question = question.or(Message.of("recursion.ask." + each), Message.of("recursion.ask." + each + "-why"));
        }
        return question;
    }

    private static StepQuestion waiting() {
        return ofKeys(
                PredictionKind.INVARIANT,
                Message.of("recursion.ask.waiting"),
                "wait",
                "run-on",
                "ended",
                "start-again");
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
                .or(number(2L * n), Message.of("recursion.ask.returned-why"));
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

    private static StepQuestion appended(int n) {
        var function = RecursiveFunction.FIBONACCI_LOOP;
        long last = function.value(n - 1);
        long before = function.value(n - 2);
        return StepQuestion.of(
                        PredictionKind.VALUE,
                        Message.of("recursion.ask.appended", before, last),
                        number(before + last),
                        Message.of("recursion.ask.appended-why", before, last, before + last))
                .or(number(2 * last), Message.of("recursion.ask.both-last-why"))
                .or(number(last + 1), Message.of("recursion.ask.counted-why"))
                .or(number(last + 2), Message.of("recursion.ask.counted-why"));
    }

    private static StepQuestion halvings(int places) {
        int right = Integer.SIZE - Integer.numberOfLeadingZeros(places - 1);
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("recursion.ask.halvings", places),
                        number(right),
                        Message.of("recursion.ask.halvings-why", places, right))
                .or(number(places), Message.of("recursion.ask.linear-why"))
                .or(number(places / 2L), Message.of("recursion.ask.one-half-why"))
                .or(number(places - 1L), Message.of("recursion.ask.linear-why"));
    }

    /** Asks which part of a range is left after a comparison. */
    private static StepQuestion half(MiddleCompared compared) {
        int lower = compared.lower();
        int upper = compared.upper();
        int middle = compared.middle();
        boolean isGreater = compared.isGreater();
        var why = Message.of(
                isGreater ? "recursion.ask.upper-why" : "recursion.ask.lower-why",
                compared.target(),
                compared.found(),
                middle);
        var low = range(lower, middle);
        var high = range(middle + 1, upper);
        var question = StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of(
                                "recursion.ask.half",
                                Message.of("question.text", lower + ", " + upper),
                                compared.target(),
                                middle,
                                compared.found()),
                        isGreater ? high : low,
                        why)
                .or(isGreater ? low : high, why)
                .or(range(lower, upper), Message.of("recursion.ask.ruled-out-why"));
        if (isGreater) {
            return question.or(range(middle, upper), Message.of("recursion.ask.without-middle-why", middle));
        }
        return lower < middle
                ? question.or(range(lower, middle - 1), Message.of("recursion.ask.with-middle-why", middle))
                : question;
    }

    private static Message range(int lower, int upper) {
        return lower == upper ? number(lower) : Message.of("recursion.ask.places", lower, upper);
    }

    private static StepQuestion call(RecursionQuestion recursionQuestion) {
        var choices = new ArrayList<>(recursionQuestion.choices());
        var right = choices.remove(recursionQuestion.right());
        var question = StepQuestion.of(
                PredictionKind.CALL,
                Message.of("recursion.hand.question", recursionQuestion.call()),
                right.answer().message(),
                right.why());
        for (var wrong : choices) {
            // A value that is asked for later must not be told now.
            boolean isLater = right.answer().isCall() && !wrong.answer().isCall();
            question = question.or(
                    isLater
                            ? Message.of("recursion.ask.return-now")
                            : wrong.answer().message(),
                    wrong.why());
        }
        return question;
    }

    /** Asks what follows when the first of two values has come. */
    private static StepQuestion secondCall(RecursiveFunction function, int n) {
        var call = function.call(n);
        var question = StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("recursion.ask.received", call, function.call(n - 1), function.value(n - 1)),
                        Message.of("recursion.ask.calls", function.call(n - 2)),
                        Message.of("recursion.ask.two-values-why", call, function.call(n - 2)))
                .or(
                        Message.of("recursion.ask.returns", function.value(n - 1)),
                        Message.of("recursion.ask.one-missing-why", function.call(n - 2)))
                .or(
                        Message.of("recursion.ask.calls", function.call(n - 1)),
                        Message.of("recursion.ask.has-value-why", function.call(n - 1)));
        return n > 2
                ? question.or(
                        Message.of("recursion.ask.calls", function.call(n - FEW)),
                        Message.of(
                                "recursion.ask.other-argument-why", call, function.call(n - 1), function.call(n - 2)))
                : question;
    }

    /** Asks for the list that the loop returns. */
    private static StepQuestion list(int last) {
        var function = RecursiveFunction.FIBONACCI_LOOP;
        var why = Message.of("recursion.hand.list", function.call(last), last + 1, NumberEvent.list(last));
        return StepQuestion.of(
                        PredictionKind.VALUE,
                        Message.of("recursion.ask.list", function.call(last)),
                        text(NumberEvent.list(last)),
                        why)
                .or(text(NumberEvent.list(last - 1)), Message.of("recursion.ask.list-short-why", last + 1))
                .or(text(NumberEvent.list(last + 1)), Message.of("recursion.ask.list-long-why", last + 1));
    }

    private static Message text(String text) {
        return Message.of("question.text", text);
    }

    private static Optional<StepQuestion> value(Event next) {
        return switch (next) {
            case BaseReturned base ->
                Optional.of(asked(base.function(), base.n(), "recursion.hand.base")
                                .or(number(base.n() + 2L), why(base)))
                        .map(question -> question.or(number(1 - base.function().value(base.n())), why(base)));
            case KnownReturned known -> {
                var why = Message.of(
                        "recursion.hand.known",
                        known.function().call(known.n()),
                        known.function().value(known.n()));
                yield Optional.of(asked(known.function(), known.n(), "recursion.hand.known")
                        .or(number(known.n()), argument(known.function(), known.n()))
                        .or(number(known.function().value(known.n() - 1)), part(known.function(), known.n(), 1))
                        .or(number(known.function().value(known.n()) + 1), why));
            }
            case ValueReturned returned
            when returned.function() == RecursiveFunction.FACTORIAL -> Optional.of(product(returned));
            case ValueReturned returned
            when returned.function() == RecursiveFunction.FIBONACCI -> Optional.of(sum(returned));
            default -> Optional.empty();
        };
    }

    private static Message why(BaseReturned base) {
        return Message.of(
                "recursion.hand.base",
                base.function().call(base.n()),
                base.function().value(base.n()));
    }

    private static StepQuestion asked(RecursiveFunction function, int n, String key) {
        return StepQuestion.of(
                PredictionKind.VALUE,
                Message.of("predict.ask.VALUE", function.call(n)),
                number(function.value(n)),
                Message.of(key, function.call(n), function.value(n)));
    }

    private static StepQuestion product(ValueReturned returned) {
        var function = returned.function();
        int n = returned.n();
        var why = Message.of(
                "recursion.hand.product",
                function.call(n),
                n,
                function.call(n - 1),
                function.value(n - 1),
                function.value(n));
        return StepQuestion.of(
                        PredictionKind.VALUE,
                        Message.of("predict.ask.VALUE", function.call(n)),
                        number(function.value(n)),
                        why)
                .or(number(function.value(n - 1)), Message.of("recursion.ask.not-multiplied", function.call(n - 1), n))
                .or(number(n), argument(function, n))
                .or(number(n + function.value(n - 1)), why)
                .or(number(0), why);
    }

    private static StepQuestion sum(ValueReturned returned) {
        var function = returned.function();
        int n = returned.n();
        var why = Message.of(
                "recursion.hand.sum",
                function.call(n),
                function.call(n - 1),
                function.call(n - 2),
                function.value(n - 1),
                function.value(n - 2),
                function.value(n));
        return StepQuestion.of(
                        PredictionKind.VALUE,
                        Message.of("predict.ask.VALUE", function.call(n)),
                        number(function.value(n)),
                        why)
                .or(number(function.value(n - 1)), part(function, n, 1))
                .or(number(function.value(n - 2)), part(function, n, 2))
                .or(number(n), argument(function, n))
                .or(number(function.value(n) + 1), why);
    }

    private static Message part(RecursiveFunction function, int n, int less) {
        return Message.of("recursion.ask.one", function.call(n - less), function.value(n - less), function.call(n));
    }

    private static Message argument(RecursiveFunction function, int n) {
        return Message.of("recursion.ask.argument", n, function.call(n));
    }

    private static Message number(long number) {
        return Message.of("question.number", number);
    }
}
