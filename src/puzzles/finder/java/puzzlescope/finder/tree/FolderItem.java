package puzzlescope.finder.tree;

/**
 * The item under a name: a file, folder, link or something else.
 *
 * @param size the size in bytes
 * @param created the creation time in milliseconds since 1970 in UTC, or {@link #NOT_KNOWN}, like the others
 * @param modified the time of the last write
 * @param accessed the time of the last read
 */
public record FolderItem(Kind kind, long size, long created, long modified, long accessed) {

    /** A date that the file system does not have; earlier than any date. */
    public static final long NOT_KNOWN = Long.MIN_VALUE;

    /** An item whose metadata was not read. */
    public static final FolderItem NOT_LOOKED_AT = new FolderItem(Kind.SPECIAL, 0, NOT_KNOWN, NOT_KNOWN, NOT_KNOWN);

    /** The kind of an item. */
    public enum Kind {
        FILE,
        FOLDER,
        LINK,
        /** A device, a pipe, a socket … */
        SPECIAL
    }
}
