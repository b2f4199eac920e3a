package puzzlescope.core.sample;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;

/** Something happened, with a number from 0 to below 2^28. */
public record SampleEvent(SampleEventKind kind, int number) implements Event {

    public static final Vocabulary VOCABULARY = new Vocabulary(SampleEventKind.values(), SampleEvent::unpack);

    private static SampleEvent unpack(long event) {
        var kind = SampleEventKind.values()[Packed.kind(event)];
        return new SampleEvent(kind, Packed.first(event) << 14 | Packed.second(event));
    }

    @Override
    public long pack() {
        return Packed.of(kind, number >>> 14 & Packed.MAX_OPERAND, number & Packed.MAX_OPERAND);
    }

    @Override
    public Message sentence() {
        return Message.of("sample." + kind, number);
    }

    @Override
    public String call() {
        return kind == SampleEventKind.OPENED ? "open(" + number + ")" : "";
    }
}
