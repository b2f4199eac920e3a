package puzzlescope.window.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.TextParameter;

/**
 * A text to be written, and its messages.
 *
 * @param key its name in the bundle; below it are {@code .help}, {@code .run.why-not} and the names of the examples
 * @param parameter an input in lines
 * @param accepted the message about a valid text
 * @param fileName the default name of its file
 * @param examples initial texts
 * @param sketch makes a picture of it that can be drawn on; empty if it can only be written
 * @param played whether a person in manual play starts a game with it instead of a run
 */
public record EditorSpec<T>(
        String key,
        TextParameter<T> parameter,
        Function<T, Message> accepted,
        Function<T, String> fileName,
        List<Example> examples,
        Optional<Sketch.Maker<T>> sketch,
        boolean played) {

    /** A text without a sketch. */
    public EditorSpec(
            String key,
            TextParameter<T> parameter,
            Function<T, Message> accepted,
            Function<T, String> fileName,
            List<Example> examples) {
        this(key, parameter, accepted, fileName, examples, Optional.empty(), false);
    }

    /** Returns whether it is one line, which needs neither numbers nor files. */
    boolean isSingleLine() {
        return parameter.lines().isEmpty();
    }

    /**
     * An example text.
     *
     * @param key its message key
     */
    public record Example(String key, Supplier<String> text) {}
}
