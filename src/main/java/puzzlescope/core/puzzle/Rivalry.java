package puzzlescope.core.puzzle;

import java.util.Map;
import java.util.Optional;

/**
 * What textbooks set the values of a choice against.
 *
 * @param <T> the type of the values
 * @param rivals by the values they are set against; those without one are not among the keys
 */
public record Rivalry<T>(ChoiceParameter<T> choice, Map<T, T> rivals) {

    public Rivalry {
        rivals = Map.copyOf(rivals);
    }

    /** The same arguments with the rival of what is chosen in them; empty if that has none. */
    public Optional<Arguments> of(Arguments arguments) {
        return Optional.ofNullable(rivals.get(arguments.get(choice))).map(rival -> arguments.choosing(choice, rival));
    }
}
