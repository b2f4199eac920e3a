package puzzlescope.program;

import java.io.FilterInputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.OneLine;

/**
 * A person's own command as a process, started without a shell, whose output is a {@link LiveText}. It ends with the
 * last run that reads the text, or by {@link #end}; the processes that it has started end with it, on Linux also those
 * whose parent has ended before. Any thread.
 */
public final class CommandProcess {

    private static final System.Logger LOG = System.getLogger(CommandProcess.class.getName());

    /** The number of lines of standard error that are kept. */
    private static final int MOST_LINES = 20;

    private static final int MOST_CHARACTERS = 1000;

    /** The time to wait for a process to end by itself, and for its last words. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private final ProcessFamily family = new ProcessFamily();
    private final List<String> words;
    private final String folder;
    private final String input;
    private final Runnable onChange;
    private final Deque<String> errors = new ArrayDeque<>();
    private volatile @Nullable Process process;
    private volatile boolean isPrinted;
    private volatile boolean isEnded;

    /**
     * Creates a process that is not started.
     *
     * @param words the program and its arguments
     * @param folder the folder in which it runs
     * @param input the text given to its standard input
     * @param onChange called on any thread after a line of standard error, and when the process has ended
     */
    public CommandProcess(List<String> words, String folder, String input, Runnable onChange) {
        this.words = List.copyOf(words);
        this.folder = folder;
        this.input = input;
        this.onChange = onChange;
    }

    /**
     * Splits a command at its spaces; those between double or single quotation marks stay.
     *
     * @throws InvalidInputException if a quotation mark is not closed
     */
    public static List<String> words(String command) {
        var words = Stream.<String>builder();
        var word = new StringBuilder();
        boolean isWord = false;
        char open = 0;
        for (int i = 0; i < command.length(); i++) {
            char letter = command.charAt(i);
            if (open != 0 && letter == open) {
                open = 0;
            } else if (open == 0 && (letter == '"' || letter == '\'')) {
                open = letter;
                isWord = true;
            } else if (open != 0 || !Character.isWhitespace(letter)) {
                word.append(letter);
                isWord = true;
            } else if (isWord) {
                words.add(word.toString());
                word.setLength(0);
                isWord = false;
            }
        }
        if (open != 0) {
            throw new InvalidInputException(Message.of("run-program.quotation"));
        }
        if (isWord) {
            words.add(word.toString());
        }
        return words.build().toList();
    }

    /**
     * Starts the process, and returns what it prints. Called once, on a thread that may wait.
     *
     * @throws InvalidInputException if it cannot be started
     */
    public LiveText start() {
        var directory = directory();
        Process started;
        try {
            var builder = new ProcessBuilder(words).directory(directory.toFile());
            family.mark(builder);
            started = builder.start();
        } catch (IOException missing) {
            throw new InvalidInputException(Message.of("run-program.not-started", OneLine.cut(words.getFirst())));
        }
        process = started;
        if (isEnded) {
            family.end(started);
        }
        start("command-input", () -> write(started));
        var reading = start("command-errors", () -> readErrors(started));
        start("command-exit", () -> awaitExit(started, reading));
        try {
            return LiveText.follow(new Output(started), ".jsonl");
        } catch (IOException unwritable) {
            end();
            throw new InvalidInputException(Message.of("program.events.unreadable", FileErrorMessages.of(unwritable)));
        }
    }

    private Path directory() {
        try {
            var path = Path.of(folder);
            if (Files.isDirectory(path)) {
                return path;
            }
        } catch (InvalidPathException _) {
            // There is no folder of such a name.
        }
        throw new InvalidInputException(Message.of("run-program.no-folder", OneLine.cut(folder)));
    }

    private static Thread start(String name, Runnable work) {
        return Thread.ofPlatform().daemon().name(name).start(work);
    }

    private void write(Process started) {
        try (var out = started.outputWriter()) {
            out.write(input);
        } catch (IOException unread) {
            LOG.log(Level.DEBUG, "The program does not read its input: " + unread);
        }
    }

    private void readErrors(Process started) {
        try (var reader = started.errorReader()) {
            var line = new StringBuilder();
            for (int letter = reader.read(); letter >= 0; letter = reader.read()) {
                if (letter == '\n') {
                    add(line);
                } else if (line.length() < MOST_CHARACTERS) {
                    line.append((char) letter);
                }
            }
            add(line);
        } catch (IOException broken) {
            LOG.log(Level.DEBUG, "Standard error cannot be read any further: " + broken);
        }
    }

    private void add(StringBuilder line) {
        var text = line.toString().stripTrailing();
        line.setLength(0);
        if (text.isEmpty()) {
            return;
        }
        synchronized (errors) {
            errors.addLast(OneLine.cut(text));
            if (errors.size() > MOST_LINES) {
                errors.removeFirst();
            }
        }
        onChange.run();
    }

    private void awaitExit(Process started, Thread reading) {
        try {
            started.waitFor();
            reading.join(GRACE);
            endOrphans(started);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        onChange.run();
    }

    /** Returns the last lines of standard error, fit to be shown. */
    public List<String> errors() {
        synchronized (errors) {
            return List.copyOf(errors);
        }
    }

    /** Returns whether the process is at work. */
    public boolean isAlive() {
        var started = process;
        return started != null && started.isAlive();
    }

    /** Waits a moment for the process to end by itself; returns how it failed, if it did. */
    public Optional<Message> awaitFailure() {
        var started = process;
        try {
            if (started != null && !isEnded) {
                started.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return failure();
    }

    /** Returns how the process failed, if it has ended by itself with another exit code than 0. */
    public Optional<Message> failure() {
        var started = process;
        if (started == null || isEnded || started.isAlive() || started.exitValue() == 0) {
            return Optional.empty();
        }
        var lines = errors();
        return Optional.of(
                lines.isEmpty()
                        ? Message.of("run-program.failed.silent", started.exitValue())
                        : Message.of("run-program.failed", started.exitValue(), lines.getLast()));
    }

    /** Ends the process and those that it has started, also if it is only about to start. Returns at once. */
    public void end() {
        isEnded = true;
        var started = process;
        if (started != null) {
            family.end(started);
        }
    }

    /** Ends those that a process which has ended by itself left behind, once none of them can print any more. */
    private void endOrphans(Process started) {
        if (isPrinted && !started.isAlive()) {
            family.end(started);
        }
    }

    /** The output of the process; closing it ends the process. */
    private final class Output extends FilterInputStream {

        private final Process started;

        Output(Process started) {
            super(started.getInputStream());
            this.started = started;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int count = super.read(bytes, offset, length);
            if (count < 0) {
                isPrinted = true;
                endOrphans(started);
            }
            return count;
        }

        @Override
        public void close() {
            end();
        }
    }
}
