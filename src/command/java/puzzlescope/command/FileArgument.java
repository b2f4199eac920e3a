package puzzlescope.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.TextFile;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.solve.OutputFile;

/** A file given as the value of a flag, whose text is the actual value. */
final class FileArgument {

    private static final long MOST_BYTES = 1 << 20;

    private FileArgument() {}

    /**
     * Reads the text of the file.
     *
     * @throws InvalidInputException with the reason, if it cannot be read
     */
    static String text(String name) {
        try {
            var file = Path.of(name);
            var read = TextFile.read(file, MOST_BYTES);
            read.problem().ifPresent(why -> {
                throw new InvalidInputException(OutputFile.message(why, file));
            });
            return read.text();
        } catch (InvalidPathException invalid) {
            throw new InvalidInputException(Message.of("command.file.no-name", name));
        }
    }
}
