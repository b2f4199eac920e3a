package puzzlescope.core.puzzle;

import java.util.function.Function;

/**
 * A value that is typed in a form of its own, such as a board.
 *
 * @param parser reads a value or throws {@link Refusal}
 * @param formatter writes a value so that the parser reads it back
 */
public record TextParameter<T>(String name, T preset, Function<String, T> parser, Function<T, String> formatter)
        implements Parameter<T> {

    @Override
    public T parse(String text) {
        return parser.apply(text);
    }

    @Override
    public String format(T value) {
        return formatter.apply(value);
    }
}
