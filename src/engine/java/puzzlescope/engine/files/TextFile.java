package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The content of a UTF-8 text file, without a byte order mark.
 *
 * @param text empty if the file could not be read
 * @param problem the reason why it could not be read; empty if it could
 */
public record TextFile(String text, Optional<FileProblem> problem) {

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** Reads a file of at most {@code mostBytes} bytes. */
    public static TextFile read(Path file, long mostBytes) {
        var obstacle = FileProblem.toReading(file, mostBytes);
        if (obstacle.isPresent()) {
            return new TextFile("", obstacle);
        }
        try {
            var text = Files.readString(file);
            return new TextFile(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, Optional.empty());
        } catch (CharacterCodingException noText) {
            return new TextFile("", Optional.of(FileProblem.NO_TEXT));
        } catch (IOException unreadable) {
            return new TextFile("", Optional.of(FileProblem.UNREADABLE));
        }
    }
}
