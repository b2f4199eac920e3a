package puzzlescope.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import puzzlescope.command.solve.AskedFile;
import puzzlescope.core.event.Message;
import puzzlescope.core.files.Obstacle;
import puzzlescope.core.puzzle.InvalidInput;

/** A file that a flag names, whose text is the value. */
final class GivenFile {

    private static final long MOST_BYTES = 1 << 20;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private GivenFile() {}

    /**
     * Reads it.
     *
     * @throws InvalidInput if that is not possible, with the reason
     */
    static String text(String name) {
        Path file;
        try {
            file = Path.of(name);
        } catch (InvalidPathException invalid) {
            throw new InvalidInput(Message.of("command.file.no-name", name));
        }
        var obstacle = Obstacle.toReading(file, MOST_BYTES);
        if (obstacle.isPresent()) {
            throw new InvalidInput(AskedFile.words(obstacle.get(), file));
        }
        try {
            var text = Files.readString(file);
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException noText) {
            throw new InvalidInput(Message.of("command.file.no-text", name));
        } catch (IOException failed) {
            throw new InvalidInput(Message.of("command.file.not-read", name, AskedFile.reason(failed)));
        }
    }
}
