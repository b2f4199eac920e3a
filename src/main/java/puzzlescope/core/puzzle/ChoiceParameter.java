package puzzlescope.core.puzzle;

import java.util.List;
import puzzlescope.core.event.Message;

/** One of a few named choices. */
public record ChoiceParameter(String name, List<String> choices, String preset) implements Parameter<String> {

    @Override
    public String parse(String text) {
        var given = text.strip();
        if (!choices.contains(given)) {
            throw new Refusal(Message.of("refusal.choice", given, String.join(", ", choices)));
        }
        return given;
    }

    @Override
    public String format(String value) {
        return value;
    }
}
