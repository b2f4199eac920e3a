package puzzlescope.recursion.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;

/** An event of a recursive function. */
public sealed interface RecursionEvent extends Event permits NumberEvent, BinarySearchEvent, StackEvent, GreetingEvent {

    /** The most calls that a run makes. */
    int MOST_CALLS = 999_999;

    EnumField<RecursiveFunction> FUNCTION = Field.oneOf(RecursiveFunction.values());
    IntField CALLS = Field.upTo(MOST_CALLS).after(FUNCTION);

    @Override
    default RecursionKind kind() {
        return EventKind.of(RecursionKind.class, this);
    }
}
