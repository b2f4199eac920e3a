package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import puzzlescope.engine.event.Message;

/** Explains failed file operations to the user. */
public final class FileErrorMessages {

    private FileErrorMessages() {}

    public static Message of(IOException failed) {
        return switch (failed) {
            case FileAlreadyExistsException _ -> Message.of("command.file.reason.exists");
            case AccessDeniedException _ -> Message.of("command.file.reason.denied");
            case NoSuchFileException _ -> Message.of("command.file.reason.gone");
            case UnusableFileException unusableFileException ->
                Message.of("command.file.reason." + unusableFileException.problem());
            case FileSystemException system
            when system.getReason() != null -> Message.of("command.file.reason.other", system.getReason());
            case FileSystemException _ -> Message.of("command.file.reason.unknown");
            default ->
                failed.getMessage() == null
                        ? Message.of("command.file.reason.unknown")
                        : Message.of("command.file.reason.other", failed.getMessage());
        };
    }
}
