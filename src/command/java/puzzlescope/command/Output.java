package puzzlescope.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;

/**
 * Buffered text output, always in UTF-8. A write error stops the run that produces the output. Any thread.
 */
final class Output implements Consumer<CharSequence> {

    private static final int BUFFER = 1 << 16;

    private final Lock lock = new ReentrantLock();
    private final Writer writer;
    private volatile @Nullable IOException failure;

    private @Nullable ProgressLine progress;

    Output(OutputStream stream) {
        writer = new BufferedWriter(
                new OutputStreamWriter(new ProgressClearingStream(stream), StandardCharsets.UTF_8), BUFFER);
    }

    /** Sets a progress line to clear before output. */
    void setProgressLine(ProgressLine line) {
        progress = line;
    }

    @Override
    public void accept(CharSequence text) {
        lock.lock();
        try {
            if (failure != null) {
                throw new RunStoppedException();
            }
            writer.append(text);
        } catch (IOException broken) {
            throw stop(broken);
        } finally {
            lock.unlock();
        }
    }

    void flush() {
        lock.lock();
        try {
            writer.flush();
        } catch (IOException broken) {
            throw stop(broken);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Writes what a run has printed so far, unless it is writing itself; a write error stops the run at its next text.
     */
    void flushDuringRun() {
        if (!lock.tryLock()) {
            return;
        }
        try {
            if (failure == null) {
                writer.flush();
            }
        } catch (IOException broken) {
            failure = broken;
        } finally {
            lock.unlock();
        }
    }

    private RunStoppedException stop(IOException broken) {
        failure = broken;
        return new RunStoppedException();
    }

    /**
     * Reports a write error and returns the exit code; a reader that merely closed its end, such as {@code head}, is no
     * error.
     */
    int end(Diagnostics diagnostics) {
        return failure == null || isClosedPipe(failure)
                ? ExitCode.DONE
                : diagnostics.print(
                        ExitCode.FAILED, Message.of("command.not-written", String.valueOf(failure.getMessage())));
    }

    private static boolean isClosedPipe(IOException broken) {
        return String.valueOf(broken.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    /** The stream; clears the progress line before writing. */
    private final class ProgressClearingStream extends OutputStream {

        private final OutputStream stream;

        ProgressClearingStream(OutputStream stream) {
            this.stream = stream;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            if (progress == null || count == 0) {
                stream.write(bytes, from, count);
            } else {
                progress.makeRoom(bytes[from + count - 1] == '\n');
                stream.write(bytes, from, count);
            }
        }

        @Override
        public void flush() throws IOException {
            stream.flush();
        }
    }
}
