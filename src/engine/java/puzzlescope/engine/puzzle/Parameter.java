package puzzlescope.engine.puzzle;

/**
 * One named, typed, bounded input of a puzzle. Form fields, command-line flags, settings and validation all come from
 * this declaration.
 *
 * @param <T> the type of its values
 */
public sealed interface Parameter<T> permits NumberParameter, SeedParameter, ChoiceParameter, TextParameter {

    /** Returns the name, as in {@code --width}: lower case, words joined by hyphens. */
    String name();

    /** Returns the value that is used when none is given. */
    T preset();

    /**
     * Reads a value.
     *
     * @throws InvalidInputException if the text is not a value within the bounds
     */
    T parse(String text);

    /** Returns whether values name something on this computer, which no document may open unasked. */
    default boolean reachesOutside() {
        return false;
    }

    /** Writes a value so that {@link #parse} reads it back. */
    String format(T value);
}
