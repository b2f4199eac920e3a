package puzzlescope.finder.tree;

/**
 * The item under a name: a file, folder, link or something else.
 *
 * @param size the size in bytes
 * @param created the creation time in milliseconds since 1970 in UTC, or {@link #NOT_KNOWN}, like the others
 * @param modified the time of the last write
 * @param accessed the time of the last read
 * @param nanos the nanoseconds within the millisecond of each time, in this order, 20 bits each
 */
public record FolderItem(Kind kind, long size, long created, long modified, long accessed, long nanos) {

    private static final int NANO_BITS = 20;

    /** A date that the file system does not have; earlier than any date. */
    public static final long NOT_KNOWN = Long.MIN_VALUE;

    /** An item whose metadata was not read. */
    public static final FolderItem NOT_LOOKED_AT = new FolderItem(Kind.SPECIAL, 0, NOT_KNOWN, NOT_KNOWN, NOT_KNOWN);

    /** An item whose times are known to the millisecond. */
    public FolderItem(Kind kind, long size, long created, long modified, long accessed) {
        this(kind, size, created, modified, accessed, 0);
    }

    /** Returns the nanoseconds of three times together. */
    static long nanos(int created, int modified, int accessed) {
        return ((long) accessed << NANO_BITS | modified) << NANO_BITS | created;
    }

    /** Returns the nanoseconds within the millisecond of the time with this index. */
    public static int nanos(long all, int index) {
        return (int) (all >>> NANO_BITS * index) & (1 << NANO_BITS) - 1;
    }

    /** The kind of an item. */
    public enum Kind {
        FILE,
        FOLDER,
        LINK,
        /** A device, a pipe, a socket … */
        SPECIAL
    }
}
