package puzzlescope.engine.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;

/** How the runs of a puzzle are printed. A service; of a puzzle without one the sentences are printed. Stateless. */
public interface TranscriptFormat {

    /** The id of the puzzle. */
    String puzzle();

    /** Inputs that change the print alone, beside those of the puzzle. */
    default List<Parameter<?>> options() {
        return List.of();
    }

    /**
     * Names that set several of the puzzle's parameters to one value, such as {@code size} for rows and columns. The
     * command line takes them like parameters, with the bounds and the preset of the first; what is set by its own
     * name wins.
     */
    default Map<String, List<? extends Parameter<?>>> shorthands() {
        return Map.of();
    }

    /**
     * An input of the puzzle that may be given several times, for as many runs one after the other.
     *
     * @param parameter the input
     * @param ofSeveral what changes in the arguments of each run if there are several
     */
    record Repeated(Parameter<?> parameter, UnaryOperator<Arguments> ofSeveral) {}

    /** The input that may be given several times; empty if none may. */
    default Optional<Repeated> repeated() {
        return Optional.empty();
    }

    /**
     * Begins a print; {@link Transcripts#begin} is how it is asked for.
     *
     * @param arguments values for the puzzle's parameters and for {@link #options}
     * @param instance what is run: it unpacks the events of the run, and its boards follow them
     * @param out takes the text a few lines at a time, of large boards each row by itself; lines end with {@code \n}
     */
    Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out);
}
