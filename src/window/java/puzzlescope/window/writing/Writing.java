package puzzlescope.window.writing;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.TextParameter;

/**
 * What is written, and what is said of it.
 *
 * @param key the name of it in the bundle; below it stand {@code .help}, {@code .run.why-not} and what the examples are called
 * @param parameter an input in lines
 * @param accepted what is said of a text that can be taken
 * @param fileName how a file of it is called unless said otherwise
 * @param examples to begin with
 * @param sketch makes a picture of it that can be drawn on; empty if it can be written only
 * @param played whether a person who plays by hand begins a game with it, not a run
 */
public record Writing<T>(
        String key,
        TextParameter<T> parameter,
        Function<T, Message> accepted,
        Function<T, String> fileName,
        List<Example> examples,
        Optional<Sketch.Maker<T>> sketch,
        boolean played) {

    /** What can be written only. */
    public Writing(
            String key,
            TextParameter<T> parameter,
            Function<T, Message> accepted,
            Function<T, String> fileName,
            List<Example> examples) {
        this(key, parameter, accepted, fileName, examples, Optional.empty(), false);
    }

    /** Whether it is one line, which needs neither numbers nor files. */
    boolean isShort() {
        return parameter.lines().isEmpty();
    }

    /**
     * Something that is written already.
     *
     * @param key what it is called
     */
    public record Example(String key, Supplier<String> text) {}
}
