package puzzlescope.recursion.event;

import puzzlescope.engine.event.Message;

/** An event of an unbounded recursion. */
public sealed interface StackEvent extends RecursionEvent {

    /** The limit of open calls was reached. */
    record StackFilled(RecursiveFunction function, int calls) implements StackEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.stack-filled." + function.id(), calls);
        }
    }

    /** A call was aborted without a value because one of its own calls was; {@code back} as in {@link NumberEvent}. */
    record NumberBroken(RecursiveFunction function, int n, int back) implements StackEvent {

        @Override
        public Message sentence() {
            if (back == 0) {
                return Message.of("recursion.broken-first", function.call(n));
            }
            return Message.of("recursion.broken", function.call(n), function.call(n + back));
        }
    }

    /** A search of a range was aborted without a place because its own call was. */
    record RangeBroken(int lower, int upper) implements StackEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.broken-first", BinarySearchEvent.call(lower, upper));
        }
    }

    /** The first call was aborted, and with it every other; nothing else is affected. */
    record RunBroken(RecursiveFunction function, int calls) implements StackEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.run-broken", calls);
        }
    }
}
