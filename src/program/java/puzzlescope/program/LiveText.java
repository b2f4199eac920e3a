package puzzlescope.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A text that is read while a program is still printing it, and copied into a file, from which runs can read it again.
 * It is read only a little ahead of the runs, so that the program waits when they do, and no further once the last run
 * that reads it has ended. Any thread.
 */
public final class LiveText {

    private static final System.Logger LOG = System.getLogger(LiveText.class.getName());

    /** The most bytes that are read ahead of the run that has come farthest. */
    private static final int AHEAD = 1 << 18;

    private static final int BUFFER = 1 << 13;

    /** The texts that are still being printed. */
    private static final Map<Path, LiveText> TEXTS = new ConcurrentHashMap<>();
    /** The files of all texts, which are deleted when the app ends. */
    private static final Set<Path> COPIES = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel copy;
    private int runs;
    private long length;
    private long farthest;
    private boolean isEnded;
    private final InputStream in;
    private volatile boolean isLeft;

    private LiveText(InputStream in, Path file) throws IOException {
        this.in = in;
        this.file = file;
        copy = FileChannel.open(file, StandardOpenOption.WRITE);
    }

    /** Begins to read a text; its file is deleted when the app ends. */
    public static LiveText follow(InputStream in, String ending) throws IOException {
        var file = Files.createTempFile("puzzlescope-", ending).toAbsolutePath();
        file.toFile().deleteOnExit();
        var text = new LiveText(in, file);
        TEXTS.put(file, text);
        COPIES.add(file);
        Thread.ofPlatform().daemon().name("live-text").start(text::copy);
        return text;
    }

    /** Returns the text whose copy a file is, while it is being printed; empty for every other file. */
    public static Optional<LiveText> at(Path file) {
        return Optional.ofNullable(TEXTS.get(file.toAbsolutePath()));
    }

    /** Returns whether a file is the copy of a text that was or is being printed. */
    public static boolean isCopy(Path file) {
        return COPIES.contains(file.toAbsolutePath());
    }

    public Path file() {
        return file;
    }

    private void copy() {
        var bytes = new byte[BUFFER];
        try {
            for (int count = in.read(bytes); count >= 0 && !isLeft; count = in.read(bytes)) {
                append(ByteBuffer.wrap(bytes, 0, count));
            }
        } catch (IOException _) {
            // The text ends where the pipe broke.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            end();
        }
    }

    private synchronized void append(ByteBuffer bytes) throws IOException, InterruptedException {
        while (length - farthest > AHEAD && !isLeft) {
            wait();
        }
        while (bytes.hasRemaining()) {
            length += copy.write(bytes, length);
        }
        notifyAll();
    }

    /** Reads no more of the text, and closes the pipe, so that the program that prints it ends instead of waiting. */
    private void leave() {
        synchronized (this) {
            isLeft = true;
            notifyAll();
        }
        try {
            in.close();
        } catch (IOException unclosed) {
            LOG.log(Level.DEBUG, "The pipe cannot be closed: " + unclosed);
        }
    }

    private synchronized void end() {
        isEnded = true;
        notifyAll();
        TEXTS.remove(file);
        try {
            copy.close();
        } catch (IOException unclosed) {
            LOG.log(Level.DEBUG, "The copy of a text cannot be closed: " + unclosed);
        }
    }

    /** Returns whether nothing has been printed yet. */
    public synchronized boolean isAwaited() {
        return length == 0 && !isEnded;
    }

    /** Returns the text from its beginning, for a run. */
    Reader open() {
        try {
            return new Reader(true);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private synchronized boolean isLastRun() {
        runs--;
        return runs == 0 && !isEnded;
    }

    private synchronized void count() {
        runs++;
    }

    /**
     * Returns the beginning of the text as soon as it says what it tells: its first line and the first one after it that
     * is no note, or else as much as an {@link EventFile} is recognized by.
     */
    byte[] beginning() throws IOException {
        var bytes = new byte[EventFile.BEGINNING];
        int filled = 0;
        try (var reader = new Reader(false)) {
            while (filled < bytes.length && !says(new String(bytes, 0, filled, StandardCharsets.UTF_8))) {
                int count = reader.read(bytes, filled, bytes.length - filled);
                if (count < 0) {
                    break;
                }
                filled += count;
            }
        }
        return Arrays.copyOf(bytes, filled);
    }

    private static boolean says(String text) {
        boolean isOurs = text.replace("\ufeff", "").stripLeading().startsWith("{\"" + EventText.HEAD + "\"");
        var whole = text.substring(0, text.lastIndexOf('\n') + 1);
        return isOurs
                && whole.lines()
                        .skip(1)
                        .anyMatch(line -> !line.isBlank()
                                && !line.startsWith("{\"" + EventText.LINE)
                                && !line.startsWith("{\"" + EventText.SAY));
    }

    /** Reads the text; at its end it waits until there is more, or the text is complete. One thread. */
    final class Reader extends InputStream {

        private final FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        private final boolean isOfRun;
        private long position;

        Reader(boolean isOfRun) throws IOException {
            this.isOfRun = isOfRun;
            if (isOfRun) {
                count();
            }
        }

        /** Waits for more of the text; returns whether there is more, or the text is complete. */
        boolean await(long milliseconds) {
            synchronized (LiveText.this) {
                try {
                    if (!isThere()) {
                        LiveText.this.wait(milliseconds);
                    }
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                    return true;
                }
                return isThere();
            }
        }

        private boolean isThere() {
            return isEnded || position < length;
        }

        @Override
        public int read() throws IOException {
            var one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
        }

        @Override
        public int read(byte[] bytes, int offset, int count) throws IOException {
            synchronized (LiveText.this) {
                while (!isThere()) {
                    try {
                        LiveText.this.wait();
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                        throw new IOException(stopped);
                    }
                }
                int got = channel.read(ByteBuffer.wrap(bytes, offset, count), position);
                position += Math.max(0, got);
                if (position > farthest) {
                    farthest = position;
                    LiveText.this.notifyAll();
                }
                return got;
            }
        }

        /** Ends the reading; after that of the last run the rest of the text is of no use. */
        @Override
        public void close() throws IOException {
            boolean isFirst = channel.isOpen();
            channel.close();
            if (isFirst && isOfRun && isLastRun()) {
                leave();
            }
        }
    }
}
