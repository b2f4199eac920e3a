package puzzlescope.recursion;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.NumberEvent.BaseReturned;
import puzzlescope.recursion.event.NumberEvent.KnownReturned;
import puzzlescope.recursion.event.NumberEvent.ValueReturned;
import puzzlescope.recursion.event.RecursiveFunction;

/** Asks which value a call returns. */
final class FunctionValueQuestions {

    private FunctionValueQuestions() {}

    static Optional<StepQuestion> about(NumberEvent next) {
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
}
