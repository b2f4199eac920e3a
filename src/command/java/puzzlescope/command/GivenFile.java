package puzzlescope.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.TextFile;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.solve.AskedFile;

/** A file given as the value of a flag, whose text is the actual value. */
final class GivenFile {

    private static final long MOST_BYTES = 1 << 20;

    private GivenFile() {}

    /**
     * Reads the text of the file.
     *
     * @throws InvalidInput with the reason, if it cannot be read
     */
    static String text(String name) {
        try {
            var file = Path.of(name);
            var read = TextFile.read(file, MOST_BYTES);
            read.obstacle().ifPresent(why -> {
                throw new InvalidInput(AskedFile.words(why, file));
            });
            return read.text();
        } catch (InvalidPathException invalid) {
            throw new InvalidInput(Message.of("command.file.no-name", name));
        }
    }
}
