package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;

/**
 * One of a few things that have names. The names are for forms, flags, settings and message keys; what is chosen is the thing.
 *
 * @param <T> the type of the things
 * @param naming gives the name of each, of which no two are the same
 */
public record ChoiceParameter<T>(String name, List<T> values, Function<? super T, String> naming, T preset)
        implements Parameter<T> {

    private static final String YES = "yes";
    private static final String NO = "no";

    public ChoiceParameter {
        values = List.copyOf(values);
    }

    /** A choice whose preset is the first. */
    public ChoiceParameter(String name, List<T> values, Function<? super T, String> naming) {
        this(name, values, naming, values.getFirst());
    }

    /** A question that is answered no unless said otherwise; its name alone, as a flag, says yes. */
    public static ChoiceParameter<Boolean> yesOrNo(String name) {
        return new ChoiceParameter<>(name, List.of(false, true), ChoiceParameter::yesOrNo);
    }

    /** How yes and no are written. */
    public static String yesOrNo(boolean answer) {
        return answer ? YES : NO;
    }

    /** Whether what is written says yes. */
    public static boolean isYes(@Nullable String text) {
        return YES.equals(text);
    }

    /** Whether the choice is between yes and no. */
    public boolean isYesOrNo() {
        return choices().equals(List.of(NO, YES));
    }

    /** The names, in their order. */
    public List<String> choices() {
        return values.stream().<String>map(naming).toList();
    }

    @Override
    public T parse(String text) {
        var given = text.strip();
        return values.stream()
                .filter(value -> format(value).equals(given))
                .findFirst()
                .orElseThrow(() -> new InvalidInput(Message.of("refusal.choice", given, String.join(", ", choices()))));
    }

    @Override
    public String format(T value) {
        return naming.apply(value);
    }
}
