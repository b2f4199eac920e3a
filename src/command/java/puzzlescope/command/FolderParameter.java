package puzzlescope.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.TextParameter;

/** Parameters of commands whose value is a folder. */
final class FolderParameter {

    private FolderParameter() {}

    static TextParameter<Path> of(String name, String preset) {
        return new TextParameter<>(name, Path.of(preset), FolderParameter::parse, Path::toString);
    }

    /** @throws InvalidInputException if the text cannot name a file here */
    static Path parse(String text) {
        try {
            return Path.of(text.strip());
        } catch (InvalidPathException unusable) {
            throw new InvalidInputException(Message.of("refusal.folder", text));
        }
    }
}
