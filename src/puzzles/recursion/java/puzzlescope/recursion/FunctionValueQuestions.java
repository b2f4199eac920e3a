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
            case BaseReturned base -> {
                var function = base.function();
                var why = value("recursion.hand.base", function, base.n());
                var wrong = value("recursion.hand.base-value", function, base.n());
                yield Optional.of(asked(function, base.n(), why)
                        .or(Message.of("recursion.ask.no-value"), Message.of("recursion.ask.no-value-why"))
                        .or(number(1 - function.value(base.n())), wrong));
            }
            case KnownReturned known -> {
                var function = known.function();
                var why = value("recursion.hand.known", function, known.n());
                yield Optional.of(asked(function, known.n(), why)
                        .or(number(known.n()), argument(function, known.n()))
                        .or(number(function.value(known.n() - 1)), valueOf(function, known.n() - 1))
                        .or(number(function.value(known.n() + 1)), valueOf(function, known.n() + 1)));
            }
            case ValueReturned returned
            when returned.function() == RecursiveFunction.FACTORIAL -> Optional.of(product(returned));
            case ValueReturned returned
            when returned.function() == RecursiveFunction.FIBONACCI -> Optional.of(sum(returned));
            default -> Optional.empty();
        };
    }

    private static Message value(String key, RecursiveFunction function, int n) {
        return Message.of(key, function.call(n), function.value(n));
    }

    private static Message valueOf(RecursiveFunction function, int n) {
        return Message.of("recursion.ask.value-of", function.call(n));
    }

    private static StepQuestion asked(RecursiveFunction function, int n, Message why) {
        return StepQuestion.of(
                PredictionKind.VALUE,
                Message.of("predict.ask.VALUE", function.call(n)),
                number(function.value(n)),
                why);
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
        return asked(function, n, why)
                .or(number(function.value(n - 1)), Message.of("recursion.ask.not-multiplied", function.call(n - 1), n))
                .or(number(n), argument(function, n))
                .or(number(n + function.value(n - 1)), Message.of("recursion.ask.not-a-sum"))
                .or(number(0), Message.of("recursion.hand.no-zero"));
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
        return asked(function, n, why)
                .or(number(function.value(n - 1)), part(function, n, 1))
                .or(number(function.value(n - 2)), part(function, n, 2))
                .or(number(n), argument(function, n))
                .or(number(function.value(n) + 1), Message.of("recursion.ask.call-not-added"));
    }

    private static Message part(RecursiveFunction function, int n, int less) {
        return Message.of("recursion.ask.one", function.call(n - less), function.value(n - less), function.call(n));
    }

    private static Message argument(RecursiveFunction function, int n) {
        return Message.of("recursion.ask.argument", n, function.call(n));
    }
}
