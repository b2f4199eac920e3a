package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/** Explains failed file operations to the user. */
final class FailureMessage {

    private FailureMessage() {}

    /** @param target the intended destination */
    static Message of(Path file, Path target, IOException thrown) {
        return switch (thrown) {
            case DeclinedException declinedException -> declinedException.sentence();
            case FileAlreadyExistsException _ ->
                Message.of("finder.failed.exists", FileNames.of(target), folder(target));
            case AccessDeniedException _ -> Message.of("finder.failed.denied", FileNames.of(file));
            case IOException _
            when isThere(file) && isFolderGone(target) -> Message.of("finder.failed.no-folder", folder(target));
            case NoSuchFileException _ -> Message.of("finder.failed.gone", FileNames.of(file));
            default -> Message.of("finder.failed.other", FileNames.of(file), PathText.visible(reason(thrown)));
        };
    }

    private static boolean isThere(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean isFolderGone(Path path) {
        return path.getParent() != null && !Files.isDirectory(path.getParent());
    }

    private static String folder(Path path) {
        return path.getParent() == null ? "" : PathText.displayed(path.getParent());
    }

    /** Returns the part of the system's message that does not repeat the paths. */
    private static String reason(IOException thrown) {
        var reason = thrown instanceof FileSystemException told ? told.getReason() : null;
        return reason == null ? Objects.toString(thrown.getMessage(), "?") : reason;
    }
}
