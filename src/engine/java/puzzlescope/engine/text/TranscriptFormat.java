package puzzlescope.engine.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;

/**
 * The transcript format of a puzzle's runs. A service; without one, the sentences of the events are printed. Stateless.
 */
public interface TranscriptFormat {

    /** Returns the id of the puzzle. */
    String puzzle();

    /** Returns parameters that affect only the transcript, besides those of the puzzle. */
    default List<Parameter<?>> options() {
        return List.of();
    }

    /**
     * Returns names that set several of the puzzle's parameters to one value, such as {@code size} for rows and
     * columns. The command line accepts them like parameters, with the bounds and the default of the first; a parameter
     * set by its own name takes precedence.
     */
    default Map<String, List<? extends Parameter<?>>> shorthands() {
        return Map.of();
    }

    /**
     * A parameter of the puzzle that may be given several times, for as many consecutive runs.
     *
     * @param parameter the parameter
     * @param ofSeveral changes the arguments of each run if there are several
     */
    record Repetition(Parameter<?> parameter, UnaryOperator<Arguments> ofSeveral) {}

    /** Returns the parameter that may be given several times; empty if none may. */
    default Optional<Repetition> repeated() {
        return Optional.empty();
    }

    /**
     * Begins a transcript; called through {@link Transcripts#begin}.
     *
     * @param arguments values for the puzzle's parameters and for {@link #options}
     * @param instance the instance being run, which unpacks the events and creates boards
     * @param out receives the text a few lines at a time, for large boards row by row; lines end with {@code \n}
     */
    Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out);
}
