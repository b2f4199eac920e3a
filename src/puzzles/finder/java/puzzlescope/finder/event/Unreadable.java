package puzzlescope.finder.event;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;

/** The reasons why the names in a folder cannot be read. */
public enum Unreadable {
    /** The system does not permit it. */
    DENIED,
    /** The folder is not there any more. */
    VANISHED,
    /** Something else, such as a disk that fails. */
    FAILED;

    public static Unreadable because(IOException thrown) {
        return switch (thrown) {
            case AccessDeniedException _ -> DENIED;
            case NoSuchFileException _ -> VANISHED;
            default -> FAILED;
        };
    }

    /** The name in message keys. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
