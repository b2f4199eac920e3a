package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The content of a text file in UTF-8, or in UTF-16 with a byte order mark, which is left out.
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
            var bytes = Files.readAllBytes(file);
            var text =
                    charset(bytes).newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return new TextFile(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, Optional.empty());
        } catch (CharacterCodingException noText) {
            return new TextFile("", Optional.of(FileProblem.NO_TEXT));
        } catch (IOException unreadable) {
            return new TextFile("", Optional.of(FileProblem.UNREADABLE));
        }
    }

    private static Charset charset(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return switch (mark) {
            case 0xFEFF -> StandardCharsets.UTF_16BE;
            case 0xFFFE -> StandardCharsets.UTF_16LE;
            default -> StandardCharsets.UTF_8;
        };
    }
}
