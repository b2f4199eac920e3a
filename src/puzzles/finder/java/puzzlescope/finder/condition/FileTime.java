package puzzlescope.finder.condition;

import java.util.function.ToLongFunction;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.FolderItem;

/** One of the times that a file system records for a file. */
public enum FileTime implements ConstantId {
    /** The creation time. */
    CREATED(FileEntry::created),
    /** The time of the last write. */
    MODIFIED(FileEntry::modified),
    /** The time of the last read. */
    ACCESSED(FileEntry::accessed);

    private final ToLongFunction<FileEntry> millis;

    FileTime(ToLongFunction<FileEntry> millis) {
        this.millis = millis;
    }

    /** The letter that distinguishes it in Python's functions. */
    char letter() {
        return Character.toLowerCase(name().charAt(0));
    }

    /**
     * The time of a file in milliseconds since 1970 in UTC, or {@link FolderItem#NOT_KNOWN}.
     */
    public long of(FileEntry file) {
        return millis.applyAsLong(file);
    }

    /** The nanoseconds of the time of a file within its millisecond. */
    int nanosOf(FileEntry file) {
        return FolderItem.nanos(file.nanos(), ordinal());
    }

    Message done() {
        return Message.of("finder.time." + id());
    }
}
