package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;

/**
 * One of a few named values. The names appear in forms, flags, settings and message keys.
 *
 * @param <T> the type of the values
 * @param naming returns the name of each value; no two names are the same
 */
public record ChoiceParameter<T>(String name, List<T> values, Function<? super T, String> naming, T preset)
        implements Parameter<T> {

    private static final String YES = "yes";
    private static final String NO = "no";

    public ChoiceParameter {
        values = List.copyOf(values);
    }

    /** Creates a choice whose preset is its first value. */
    public ChoiceParameter(String name, List<T> values, Function<? super T, String> naming) {
        this(name, values, naming, values.getFirst());
    }

    /** Returns a choice of constants by their names in lower case, words joined by hyphens; the preset is the first. */
    public static <E extends Enum<E>> ChoiceParameter<E> of(String name, E[] constants) {
        return new ChoiceParameter<>(name, List.of(constants), constant -> ConstantId.of(constant.name()));
    }

    /** Returns a yes-or-no choice whose preset is no; its name alone, as a flag, means yes. */
    public static ChoiceParameter<Boolean> yesOrNo(String name) {
        return new ChoiceParameter<>(name, List.of(false, true), ChoiceParameter::yesOrNo);
    }

    /** Returns the text for yes or no. */
    public static String yesOrNo(boolean answer) {
        return answer ? YES : NO;
    }

    public static boolean isYes(@Nullable String text) {
        return YES.equals(text);
    }

    public boolean isYesOrNo() {
        return choices().equals(List.of(NO, YES));
    }

    /** Returns the names, in their order. */
    public List<String> choices() {
        return values.stream().<String>map(naming).toList();
    }

    @Override
    public T parse(String text) {
        var given = text.strip();
        return values.stream()
                .filter(value -> format(value).equals(given))
                .findFirst()
                .orElseThrow(() ->
                        new InvalidInputException(Message.of("refusal.choice", given, String.join(", ", choices()))));
    }

    @Override
    public String format(T value) {
        return naming.apply(value);
    }
}
