package puzzlescope.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.RunStopped;

/**
 * Text on its way out, buffered, as UTF-8 whatever the system's encoding is. Where it cannot be written, the run that writes
 * it is stopped. One thread at a time.
 */
final class Output implements Consumer<CharSequence> {

    private static final int BUFFER = 1 << 16;

    private final Writer writer;
    private @Nullable IOException failure;

    Output(OutputStream stream) {
        writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), BUFFER);
    }

    @Override
    public void accept(CharSequence text) {
        try {
            writer.append(text);
        } catch (IOException broken) {
            throw stop(broken);
        }
    }

    void flush() {
        try {
            writer.flush();
        } catch (IOException broken) {
            throw stop(broken);
        }
    }

    private RunStopped stop(IOException broken) {
        failure = broken;
        return new RunStopped();
    }

    /** Why the text could not be written; empty too if its reader merely has had enough, as {@code head} has. */
    Optional<IOException> failure() {
        return Optional.ofNullable(failure).filter(broken -> !isClosedPipe(broken));
    }

    private static boolean isClosedPipe(IOException broken) {
        return String.valueOf(broken.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
