package puzzlescope.finder.condition;

import java.util.Locale;
import java.util.function.ToLongFunction;
import puzzlescope.engine.event.Message;

/** One of the times that a file system keeps of a file. */
public enum FileTime {
    /** When it was made. */
    CREATED(FileEntry::created),
    /** When its content was last written. */
    MODIFIED(FileEntry::modified),
    /** When it was last read. */
    ACCESSED(FileEntry::accessed);

    private final ToLongFunction<FileEntry> millis;

    FileTime(ToLongFunction<FileEntry> millis) {
        this.millis = millis;
    }

    /** The name in conditions and message keys. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The letter that tells it apart in Python's functions. */
    char letter() {
        return Character.toLowerCase(name().charAt(0));
    }

    /**
     * The time of a file in milliseconds since 1970 in UTC, or
     * {@link puzzlescope.finder.tree.Item#NOT_KNOWN}.
     */
    public long of(FileEntry file) {
        return millis.applyAsLong(file);
    }

    /** What was done to the file then. */
    Message done() {
        return Message.of("finder.time." + id());
    }
}
