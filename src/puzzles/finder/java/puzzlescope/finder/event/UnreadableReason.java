package puzzlescope.finder.event;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import puzzlescope.engine.event.ConstantId;

/** The reasons why the names in a folder cannot be read. */
public enum UnreadableReason implements ConstantId {
    /** Permission was denied. */
    DENIED,
    /** The folder no longer exists. */
    VANISHED,
    /** Another cause, such as a disk failure. */
    FAILED;

    public static UnreadableReason of(IOException thrown) {
        return switch (thrown) {
            case AccessDeniedException _ -> DENIED;
            case NoSuchFileException _ -> VANISHED;
            default -> FAILED;
        };
    }
}
