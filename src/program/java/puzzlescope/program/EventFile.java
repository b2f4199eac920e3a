package puzzlescope.program;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Supplier;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.puzzle.ProgramRules;

/** A text with the steps of a program, in whatever form; the form is recognized by its beginning. */
public final class EventFile {

    /** The number of bytes by which a text is recognized. */
    static final int BEGINNING = 1 << 16;

    private final Supplier<InputStream> source;
    private final byte[] beginning;
    private final EventSpelling spelling;

    private EventFile(Supplier<InputStream> source, byte[] beginning) {
        this.source = source;
        this.beginning = beginning;
        spelling = EventSpelling.of(new String(beginning, StandardCharsets.UTF_8));
    }

    /** Returns a text that is in memory. */
    public static EventFile of(byte[] text) {
        return new EventFile(
                () -> new ByteArrayInputStream(text), Arrays.copyOf(text, Math.min(text.length, BEGINNING)));
    }

    /** Returns the text of a file, which each run reads anew. */
    public static EventFile of(Path file) throws IOException {
        var live = LiveText.at(file);
        if (live.isPresent()) {
            return new EventFile(live.get()::open, live.get().beginning());
        }
        try (var in = Files.newInputStream(file)) {
            return new EventFile(() -> open(file), in.readNBytes(BEGINNING));
        }
    }

    /** Returns a text that can be read once, while it is being written. */
    public static EventFile of(InputStream once) throws IOException {
        var in = new BufferedInputStream(once, BEGINNING);
        in.mark(BEGINNING);
        var beginning = in.readNBytes(BEGINNING);
        in.reset();
        var file = new EventFile(() -> in, beginning);
        return file.spelling.isReadTwice() ? of(in.readAllBytes()) : file;
    }

    private static InputStream open(Path file) {
        try {
            return Files.newInputStream(file);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /**
     * Returns the puzzle and the inputs of the text.
     *
     * @throws puzzlescope.engine.puzzle.InvalidInputException if it names none
     */
    public EventHead head() {
        return spelling.head(source, beginning);
    }

    /** Returns the text as a program. */
    public Program program(ProgramRules rules) {
        return spelling.program(source, beginning, rules);
    }
}
