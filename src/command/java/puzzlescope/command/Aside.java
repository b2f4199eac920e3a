package puzzlescope.command;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.text.Words;

/**
 * What is said beside the results, on the error stream: at the end a sentence, on one line whatever stands in it; before it,
 * how far something is that lasts. Where nobody can be told, nothing is said, and the exit code is the same. One thread at a
 * time, but for the progress.
 */
final class Aside {

    private final Words words;
    private final Output err;
    private @Nullable ProgressLine progress;

    Aside(Words words, OutputStream err) {
        this.words = words;
        this.err = new Output(new Unfailing(err));
    }

    /** Begins to tell how far something is; see {@link ProgressLine}. */
    ProgressLine progress(ProgressLine.When when) {
        var line = new ProgressLine(words, err, when);
        progress = line;
        return line;
    }

    /** Says a sentence; gives the exit code back. */
    int say(int exitCode, Message sentence) {
        if (progress != null) {
            progress.end();
        }
        err.accept(OneLine.escaped(words.say(OneLine.of(sentence))) + "\n");
        err.flush();
        return exitCode;
    }

    /** A stream that takes everything and passes it on where that can be done. */
    private static final class Unfailing extends OutputStream {

        private final OutputStream stream;

        Unfailing(OutputStream stream) {
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
                // There is no further stream on which this could be said.
            }
        }
    }
}
