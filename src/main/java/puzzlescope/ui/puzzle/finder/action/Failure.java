package puzzlescope.ui.puzzle.finder.action;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import puzzlescope.core.event.Message;

/** Why something could not be done with a file, as a sentence. */
final class Failure {

    private Failure() {}

    /** @param target where it was to go */
    static Message of(Path file, Path target, IOException thrown) {
        return switch (thrown) {
            case FileAlreadyExistsException _ -> Message.of("finder.failed.exists", Names.of(target), folder(target));
            case NoSuchFileException _ -> Message.of("finder.failed.gone", Names.of(file));
            case AccessDeniedException _ -> Message.of("finder.failed.denied", Names.of(file));
            default -> Message.of("finder.failed.other", Names.of(file), Objects.toString(thrown.getMessage(), "?"));
        };
    }

    private static String folder(Path path) {
        return String.valueOf(path.getParent());
    }
}
