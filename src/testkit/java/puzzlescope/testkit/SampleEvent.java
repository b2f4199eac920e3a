package puzzlescope.testkit;

import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/** Something happened, with a number from 0 to below 2^28. */
public record SampleEvent(SampleEventKind kind, int number) implements Event {

    public static final IntField NUMBER = Field.upTo((1 << 28) - 1);

    @Override
    public Message sentence() {
        return Message.of("sample." + kind, number);
    }

    @Override
    public String call() {
        return kind == SampleEventKind.OPENED ? "open(" + number + ")" : "";
    }
}
