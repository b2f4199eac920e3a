package puzzlescope.finder.tree;

/**
 * A file, folder, link or something else under a name.
 *
 * @param size in bytes
 * @param created when it was made, in milliseconds since 1970 in UTC, or {@link #NOT_KNOWN}, like the others
 * @param modified when its content was last written
 * @param accessed when it was last read
 */
public record Item(Kind kind, long size, long created, long modified, long accessed) {

    /** A date that the file system does not have; no date is as early. */
    public static final long NOT_KNOWN = Long.MIN_VALUE;

    /** Something of which nothing is asked. */
    public static final Item NOT_LOOKED_AT = new Item(Kind.SPECIAL, 0, NOT_KNOWN, NOT_KNOWN, NOT_KNOWN);

    /** The kind of an item. */
    public enum Kind {
        FILE,
        FOLDER,
        LINK,
        /** A device, a pipe, a socket … */
        SPECIAL
    }
}
