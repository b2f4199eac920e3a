package puzzlescope.core.sample;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Field;
import puzzlescope.core.event.IntField;
import puzzlescope.core.event.Message;

/** Something happened, with a number from 0 to below 2^28. */
public record SampleEvent(SampleEventKind kind, int number) implements Event {

    static final IntField NUMBER = Field.upTo((1 << 28) - 1);

    @Override
    public Message sentence() {
        return Message.of("sample." + kind, number);
    }

    @Override
    public String call() {
        return kind == SampleEventKind.OPENED ? "open(" + number + ")" : "";
    }
}
