package puzzlescope.recursion.event;

import puzzlescope.engine.event.Message;

/** An event of calls that never end. */
public sealed interface StackEvent extends RecursionEvent {

    @Override
    default RecursionKind kind() {
        return switch (this) {
            case StackFilled _ -> RecursionKind.STACK_FILLED;
            case NumberBroken _ -> RecursionKind.NUMBER_BROKEN;
            case RangeBroken _ -> RecursionKind.RANGE_BROKEN;
            case RunBroken _ -> RecursionKind.RUN_BROKEN;
        };
    }

    /** So many calls were open that there was no room for another. */
    record StackFilled(RecursiveFunction function, int calls) implements StackEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.stack-filled." + function.id(), calls);
        }
    }

    /** A call ended without a value because what it had called did; {@code back} as in {@link NumberEvent}. */
    record NumberBroken(RecursiveFunction function, int n, int back) implements StackEvent {

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
        public Message sentence() {
            return Message.of("recursion.broken-first", SearchEvent.call(lower, upper));
        }
    }

    /** The first call ended without a value; every call was broken off and nothing else is harmed. */
    record RunBroken(RecursiveFunction function, int calls) implements StackEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.run-broken", calls);
        }
    }
}
