package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;

/**
 * The outcome of an action on several files. One thread.
 *
 * @param <T> the result for each successful file
 */
final class ActionSummary<T> {

    private final List<T> done = new ArrayList<>();
    private @Nullable Message firstFailure;
    private int failures;

    void done(T result) {
        done.add(result);
    }

    void failed(Path file, Path target, IOException thrown) {
        failures++;
        if (firstFailure == null) {
            firstFailure = FailureMessage.of(file, target, thrown);
        }
    }

    List<T> all() {
        return List.copyOf(done);
    }

    /**
     * Returns the summary.
     *
     * @param sentence about the successful files
     * @param undo returns the action that reverts these
     */
    CompletedAction end(Message sentence, Function<List<T>, Optional<FileAction>> undo) {
        var failure = firstFailure;
        if (failure == null) {
            return new CompletedAction(sentence, undo.apply(all()));
        }
        if (done.isEmpty()) {
            return CompletedAction.of(failures == 1 ? failure : Message.of("finder.failed.all", failures, failure));
        }
        return new CompletedAction(Message.of("finder.failed.some", sentence, failures, failure), undo.apply(all()));
    }
}
