package puzzlescope.command;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.text.Words;

/**
 * Writes diagnostics to the error stream: the progress of long work and, at the end, a message, always on one line.
 * Write errors are ignored and do not change the exit code. One thread at a time, except for the progress.
 */
final class Diagnostics {

    private final Words words;
    private final Output err;
    private @Nullable ProgressLine progress;

    Diagnostics(Words words, OutputStream err) {
        this.words = words;
        this.err = new Output(new BestEffortStream(err));
    }

    /** Begins to show progress; see {@link ProgressLine}. */
    ProgressLine progress(ProgressLine.When when) {
        var line = new ProgressLine(words, err, when);
        progress = line;
        return line;
    }

    int print(int exitCode, Message sentence) {
        if (progress != null) {
            progress.end();
        }
        err.accept(OneLine.escaped(words.localize(OneLine.of(sentence))) + "\n");
        err.flush();
        return exitCode;
    }

    /** A stream that ignores write errors. */
    private static final class BestEffortStream extends OutputStream {

        private final OutputStream stream;

        BestEffortStream(OutputStream stream) {
            this.stream = stream;
        }

        @Override
        public void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            try {
                stream.write(bytes, from, count);
            } catch (IOException unheard) {
                // There is no further stream to report this on.
            }
        }
    }
}
