package puzzlescope.core.puzzle.recursion.event;

import puzzlescope.core.event.Message;

/** What happens when calls never end. */
public sealed interface StackEvent extends RecursionEvent {

    /** So many calls were open that there was no room for another. */
    record StackFilled(RecursiveFunction function, int calls) implements StackEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.STACK_FILLED;
        }

        @Override
        public long pack() {
            return NumberCode.pack(kind(), function, 0, 0, calls);
        }

        @Override
        public Message sentence() {
            return Message.of("recursion.stack-filled." + function.id(), calls);
        }
    }

    /** A call ended without a value because what it had called did; {@code back} as in {@link NumberEvent}. */
    record NumberBroken(RecursiveFunction function, int n, int back) implements StackEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.NUMBER_BROKEN;
        }

        @Override
        public long pack() {
            return NumberCode.pack(kind(), function, n, back, 0);
        }

        @Override
        public Message sentence() {
            if (back == 0) {
                return Message.of("recursion.broken-first", function.call(n));
            }
            return Message.of("recursion.broken", function.call(n), function.call(n + back));
        }
    }

    /** A search of a range ended without a place because what it had called did. */
    record RangeBroken(int lower, int upper) implements StackEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.RANGE_BROKEN;
        }

        @Override
        public long pack() {
            return RangeCode.pack(kind(), lower, upper, 0, 0, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("recursion.broken-first", SearchEvent.call(lower, upper));
        }
    }

    /** The first call ended without a value; every call was broken off and nothing else is harmed. */
    record RunBroken(RecursiveFunction function, int calls) implements StackEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.RUN_BROKEN;
        }

        @Override
        public long pack() {
            return NumberCode.pack(kind(), function, 0, 0, calls);
        }

        @Override
        public Message sentence() {
            return Message.of("recursion.run-broken", calls);
        }
    }
}
