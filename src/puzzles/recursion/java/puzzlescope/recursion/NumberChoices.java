package puzzlescope.recursion;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * The answers offered during a function of a number.
 *
 * @param n the argument of the innermost open call
 */
record NumberChoices(RecursiveFunction function, int n, RecursionMove next) {

    List<RecursionChoice> choices() {
        if (!function.isRecursive()) {
            return last();
        }
        if (n <= function.greatestBase()) {
            var why = Message.of("recursion.hand.base", function.call(n), function.value(n));
            var wrong = Message.of("recursion.hand.base-value", function.call(n), function.value(n));
            return List.of(
                    callOf(n - 1, Message.of("recursion.hand.base-calls", function.call(n))),
                    value(0, function.value(n) == 0 ? why : wrong),
                    value(1, function.value(n) == 1 ? why : wrong));
        }
        return function.branches() ? sum() : product();
    }

    private RecursionChoice callOf(int argument, Message why) {
        return new RecursionChoice(RecursionAnswer.call(function.call(argument)), why);
    }

    private static RecursionChoice value(long value, Message why) {
        return new RecursionChoice(RecursionAnswer.value(value), why);
    }

    private Message needs(int argument) {
        return Message.of("recursion.hand.needs", function.call(n), function.call(argument));
    }

    private Message has(int argument) {
        return Message.of("recursion.hand.has", function.call(n), function.call(argument), function.value(argument));
    }

    private List<RecursionChoice> sum() {
        long value = function.value(n);
        if (next.followsCall() && !next.isCall()) {
            var known = Message.of("recursion.hand.known", function.call(n), value);
            var again = Message.of("recursion.hand.known-calls", function.call(n));
            return List.of(callOf(n - 1, again), callOf(n - 2, again), value(value, known));
        }
        int returned = next.followsCall() ? 0 : NumberEvent.BACK.of(next.before());
        var calls = List.of(function.call(n), function.call(n - 1), function.call(n - 2));
        var first = Message.of("recursion.hand.first", calls.get(0), calls.get(1), calls.get(2));
        var second = Message.of("recursion.hand.second", calls.get(1), calls.get(2));
        var sum = Message.of(
                "recursion.hand.sum",
                calls.get(0),
                calls.get(1),
                calls.get(2),
                function.value(n - 1),
                function.value(n - 2),
                value);
        return List.of(
                callOf(n - 1, returned == 0 ? first : has(n - 1)),
                callOf(n - 2, returned == 0 ? second : returned == 1 ? needs(n - 2) : has(n - 2)),
                value(value, returned == 2 ? sum : needs(n - 1 - returned)));
    }

    /** Returns the answers for the loop, whose list ends with one of three successive Fibonacci numbers. */
    private List<RecursionChoice> last() {
        int middle = Math.clamp(n, 1, function.greatest() - 1);
        var why = Message.of("recursion.hand.list", function.call(n), n + 1, NumberEvent.list(n));
        return List.of(list(middle - 1, why), list(middle, why), list(middle + 1, why));
    }

    private static RecursionChoice list(int last, Message why) {
        return new RecursionChoice(RecursionAnswer.result(NumberEvent.list(last)), why);
    }

    private List<RecursionChoice> product() {
        boolean began = next.followsCall();
        var needs = needs(n - 1);
        var product = Message.of(
                "recursion.hand.product",
                function.call(n),
                n,
                function.call(n - 1),
                function.value(n - 1),
                function.value(n));
        // For n = 1, factorial(0) has the same value as the answer.
        long other = n == 1 ? 0 : function.value(n - 1);
        if (began) {
            var first = Message.of("recursion.hand.factor", function.call(n), n, function.call(n - 1));
            return List.of(callOf(n - 1, first), value(other, needs), value(function.value(n), needs));
        }
        var wrong = n == 1
                ? Message.of("recursion.hand.no-zero")
                : Message.of("recursion.ask.not-multiplied", function.call(n - 1), n);
        return List.of(callOf(n - 1, has(n - 1)), value(other, wrong), value(function.value(n), product));
    }
}
