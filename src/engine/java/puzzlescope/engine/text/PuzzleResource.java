package puzzlescope.engine.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import puzzlescope.engine.puzzle.Puzzle;

/** A text file in a puzzle's folder. */
public final class PuzzleResource {

    private PuzzleResource() {}

    /** Returns the text of a file; empty if the puzzle has no such file. */
    public static Optional<String> read(Puzzle puzzle, String file) {
        try (var stream = puzzle.getClass().getResourceAsStream(file)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(file, broken);
        }
    }
}
