package puzzlescope.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.TextFile;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.solve.AskedFile;

/** A file that a flag names, whose text is the value. */
final class GivenFile {

    private static final long MOST_BYTES = 1 << 20;

    private GivenFile() {}

    /**
     * Reads it.
     *
     * @throws InvalidInput if that is not possible, with the reason
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
