package puzzlescope.recursion.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.Message;

/**
 * An event of a function that takes another one and calls it twice.
 *
 * @param greeting the function passed
 */
public record GreetingEvent(RecursionKind kind, Greeting greeting) implements RecursionEvent {

    static final KindField<RecursionKind> KIND = new KindField<>(RecursionKind::of);

    public static final EnumField<Greeting> GREETING = Field.oneOf(Greeting.values());

    /** The return value of a function that only prints. */
    public static final String NOTHING = "None";

    /** Returns whether the passed function prints its text. */
    public boolean isPrint() {
        return kind == RecursionKind.HELLO_PRINTED || kind == RecursionKind.GOODBYE_PRINTED;
    }

    @Override
    public Message sentence() {
        var key = isPrint()
                ? "print"
                : kind == RecursionKind.HELLO_RETURNED || kind == RecursionKind.GOODBYE_RETURNED
                        ? "back"
                        : kind.label();
        return Message.of("recursion.twice." + key, greeting.function(), greeting.text());
    }

    @Override
    public String call() {
        if (kind == RecursionKind.HANDED_CALLED) {
            return greeting.handed();
        }
        boolean calls = kind == RecursionKind.FIRST_CALLED || kind == RecursionKind.SECOND_CALLED;
        return calls ? greeting.call() : "";
    }

    @Override
    public String result() {
        return RecursionKind.VOCABULARY.depthChange(pack()) < 0 ? NOTHING : "";
    }
}
