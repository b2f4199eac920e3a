package puzzlescope.program.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.puzzle.Puzzle;

/** Java programs that come with a puzzle, to begin with. They lie among its words. */
public enum ExampleProgram {
    /** Says which steps there are, and takes none. */
    START,
    /** The textbook's algorithm. */
    TEXTBOOK;

    /** Returns the source for a puzzle; empty if it has none. */
    public Optional<String> source(Puzzle puzzle) {
        var file = name().toLowerCase(Locale.ROOT) + ".java";
        try (var in = puzzle.getClass().getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
