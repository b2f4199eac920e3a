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
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.GreetingEvent;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.NumberEvent.ValueAppended;
import puzzlescope.recursion.event.NumberEvent.ValueStored;
import puzzlescope.recursion.event.RecursiveFunction;

/** Asks what the innermost call does, and about the run of a function or of binary search. */
record RecursionStepQuestions(Arguments arguments) implements StepQuestions {

    private static final int THREE = 3;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof RecursionBoard calls) || calls.depth() == 0) {
            return List.of();
        }
        if (!callsReturn()) {
            return EndlessRecursionQuestions.about(
                    stepSituation.next(), calls, arguments.integer(RecursionPuzzle.LIMIT), stepSituation.earlier());
        }
        var next = stepSituation.next();
        var questions = new ArrayList<StepQuestion>();
        if (next instanceof NumberEvent number) {
            FunctionValueQuestions.about(number).ifPresent(questions::add);
        }
        call(next, calls).ifPresent(questions::add);
        questions.addAll(
                switch (next) {
                    case ValueAppended appended -> FunctionLoopQuestions.about(appended, calls.argument(0));
                    case NumberEvent number ->
                        FunctionCallQuestions.about(number, calls.argument(0), stepSituation.earlier());
                    case BinarySearchEvent search ->
                        new BinarySearchQuestions(
                                        arguments.get(RecursionPuzzle.LIST), arguments.integer(RecursionPuzzle.TARGET))
                                .about(search, calls, stepSituation.earlier());
                    default -> List.<StepQuestion>of();
                });
        return questions;
    }

    @Override
    public boolean callsReturn() {
        return !arguments.get(RecursionPuzzle.WITHOUT_BASE_CASE);
    }

    /** Asks what the innermost call does. */
    private Optional<StepQuestion> call(Event next, RecursionBoard calls) {
        var function = calls.function();
        // What is done before a call returns would be the right answer, and is none of the choices.
        boolean isBeforeReturn = next instanceof ValueStored || next instanceof GreetingEvent;
        if (function == RecursiveFunction.FIBONACCI_LOOP || isBeforeReturn) {
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

    private static StepQuestion call(RecursionQuestion recursionQuestion) {
        var choices = new ArrayList<>(recursionQuestion.choices());
        var right = choices.remove(recursionQuestion.right());
        var question = StepQuestion.of(
                PredictionKind.CALL,
                Message.of("recursion.hand.question", recursionQuestion.call()),
                right.answer().message(),
                right.why());
        for (var wrong : choices) {
            // A value that is asked for later must not be revealed yet.
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
                        Message.of("recursion.ask.calls", function.call(n - THREE)),
                        Message.of(
                                "recursion.ask.other-argument-why", call, function.call(n - 1), function.call(n - 2)))
                : question;
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

    static StepQuestion ofKeys(Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(PredictionKind.INVARIANT, asked, "recursion.ask.", right, wrong);
    }

    /** Asks what a change of the input or the program would bring. */
    static StepQuestion change(Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(PredictionKind.CHANGE, asked, "recursion.ask.", right, wrong);
    }
}
