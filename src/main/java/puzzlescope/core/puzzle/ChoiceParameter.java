package puzzlescope.core.puzzle;

import java.util.List;
import puzzlescope.core.event.Message;

/** One of a few named choices. */
public record ChoiceParameter(String name, List<String> choices, String preset) implements Parameter<String> {

    public static final String YES = "yes";
    public static final String NO = "no";

    /** A question that is answered no unless said otherwise; its name alone, as a flag, says yes. */
    public static ChoiceParameter yesOrNo(String name) {
        return new ChoiceParameter(name, List.of(NO, YES), NO);
    }

    /** Whether the choice is between yes and no. */
    public boolean isYesOrNo() {
        return choices.equals(List.of(NO, YES));
    }

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
