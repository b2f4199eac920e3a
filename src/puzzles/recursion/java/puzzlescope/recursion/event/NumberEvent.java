package puzzlescope.recursion.event;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/**
 * An event of a function of a number. {@code back} is the caller's argument minus this call's; 0 for the first call of
 * a run.
 */
public sealed interface NumberEvent extends RecursionEvent {

    /** Without its base case a function counts down below 0. */
    IntField N = Field.between(-(1 << 16), (1 << 16) - 1).after(FUNCTION);

    IntField BACK = Field.upTo(2).after(N);
    IntField TIMES = Field.upTo(MOST_CALLS).after(BACK);
    /** The argument of the first call, in the final event. */
    IntField ARGUMENT = Field.upTo((1 << 16) - 1).after(CALLS);

    RecursiveFunction function();

    int n();

    private static String caller(RecursiveFunction function, int n, int back) {
        return function.call(n + back);
    }

    /**
     * A call was opened.
     *
     * @param times the number of calls with this argument so far, including this one
     */
    record NumberCalled(RecursiveFunction function, int n, int back, int times) implements NumberEvent {

        @Override
        public Message sentence() {
            var call = function.call(n);
            if (back == 0) {
                return Message.of("recursion.called-first", call);
            }
            var key = times == 1 ? "recursion.called" : "recursion.called-again";
            return Message.of(key, call, caller(function, n, back), times);
        }

        @Override
        public String call() {
            return function.call(n);
        }
    }

    /** A base case was reached: the value is known without another call. */
    record BaseReturned(RecursiveFunction function, int n, int back) implements NumberEvent {

        @Override
        public Message sentence() {
            var key = back == 0 ? "recursion.base-first" : "recursion.base";
            return Message.of(key, function.call(n), function.value(n), caller(function, n, back));
        }

        @Override
        public String result() {
            return String.valueOf(function.value(n));
        }
    }

    /** The value was found in the table, so nothing had to be computed. */
    record KnownReturned(RecursiveFunction function, int n, int back) implements NumberEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.known", function.call(n), function.value(n), caller(function, n, back));
        }

        @Override
        public String result() {
            return String.valueOf(function.value(n));
        }
    }

    /** A value of the memoised function was stored in the table. */
    record ValueStored(int n) implements NumberEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.stored", function().call(n), function().value(n));
        }

        @Override
        public String result() {
            return String.valueOf(function().value(n));
        }

        @Override
        public RecursiveFunction function() {
            return RecursiveFunction.FIBONACCI_MEMOISED;
        }
    }

    /** A call returned after all of its own calls. */
    record ValueReturned(RecursiveFunction function, int n, int back) implements NumberEvent {

        @Override
        public Message sentence() {
            var value = function.value(n);
            var first = function.value(n - 1);
            var key = function == RecursiveFunction.FACTORIAL ? "recursion.returned-product" : "recursion.returned-sum";
            var receiver = back == 0
                    ? Message.of("recursion.receiver-first")
                    : Message.of("recursion.receiver", caller(function, n, back));
            long second = function == RecursiveFunction.FACTORIAL ? n : function.value(n - 2);
            var calls = List.of(function.call(n), function.call(n - 1), function.call(n - 2));
            return Message.of(key, calls.get(0), calls.get(1), calls.get(2), first, second, value, receiver);
        }

        @Override
        public String result() {
            return String.valueOf(function.value(n));
        }
    }

    /**
     * The first call has its value.
     *
     * @param calls the number of calls
     */
    record Answered(RecursiveFunction function, int n, int calls) implements NumberEvent {

        @Override
        public Message sentence() {
            var key = function.isRecursive() ? "recursion.answered" : "recursion.answered-loop";
            return Message.of(key, function.call(n), function.value(n), calls, n, Math.max(0, n - 1));
        }
    }

    /**
     * The loop's list was initialised with the numbers that are not sums.
     *
     * @param n the index of the last of them: 0 or 1
     */
    record ListBegun(int n) implements NumberEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.list-begun", list(n));
        }

        @Override
        public RecursiveFunction function() {
            return RecursiveFunction.FIBONACCI_LOOP;
        }
    }

    /**
     * The sum of the last two numbers was appended to the loop's list.
     *
     * @param n its index
     */
    record ValueAppended(int n) implements NumberEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    "recursion.appended",
                    n,
                    function().value(n - 2),
                    function().value(n - 1),
                    function().value(n));
        }

        @Override
        public RecursiveFunction function() {
            return RecursiveFunction.FIBONACCI_LOOP;
        }
    }

    /** The loop's list is complete and is returned. */
    record ListReturned(int n) implements NumberEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.list-returned", function().call(n), n + 1);
        }

        @Override
        public RecursiveFunction function() {
            return RecursiveFunction.FIBONACCI_LOOP;
        }

        @Override
        public String result() {
            return list(n);
        }
    }

    /** Formats the numbers up to an index as a Python list. */
    static String list(int last) {
        return IntStream.rangeClosed(0, last)
                .mapToObj(n -> String.valueOf(RecursiveFunction.FIBONACCI_LOOP.value(n)))
                .collect(joining(", ", "[", "]"));
    }
}
