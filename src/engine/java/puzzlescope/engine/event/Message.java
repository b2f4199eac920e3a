package puzzlescope.engine.event;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text for the user, independent of the language: a key in the resource bundles and its arguments (numbers, names or
 * nested messages).
 */
public record Message(String key, List<Object> arguments) {

    private static final String RAISED = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";

    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }

    /** Returns texts or messages separated as the language does; empty if there are none. */
    public static Optional<Message> list(Stream<?> items) {
        return items.map(Object.class::cast)
                .reduce((one, other) -> of("list", one, other))
                .map(all -> all instanceof Message message ? message : of("question.text", all));
    }

    /** Returns a power as textbooks write it, such as 2³; exponents are not negative. */
    public static String power(int base, int exponent) {
        return base
                + Integer.toString(exponent)
                        .chars()
                        .mapToObj(digit -> String.valueOf(RAISED.charAt(digit - '0')))
                        .collect(Collectors.joining());
    }
}
