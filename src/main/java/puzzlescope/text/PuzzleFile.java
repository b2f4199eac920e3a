package puzzlescope.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import puzzlescope.core.puzzle.Catalogue;

/** A text that comes with a puzzle, in its folder. */
final class PuzzleFile {

    private PuzzleFile() {}

    /** The text in a language, such as {@code /queens/backtracking_zh_CN.listing}; empty if the puzzle has no such file. */
    static Optional<String> read(String puzzle, String name, Language language, String ending) {
        var suffix = language == Language.ENGLISH ? "" : "_" + language.locale();
        return read(puzzle, name + suffix + ending);
    }

    /** The text of a file; empty if the puzzle has no such file. */
    static Optional<String> read(String puzzle, String file) {
        var path = "/" + puzzle + "/" + file;
        try (var stream = Catalogue.get(puzzle).getClass().getResourceAsStream(path)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(path, broken);
        }
    }
}
