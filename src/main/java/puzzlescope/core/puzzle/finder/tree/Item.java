package puzzlescope.core.puzzle.finder.tree;

/**
 * What stands under a name.
 *
 * @param size in bytes
 * @param created when it was made, in milliseconds since 1970 in UTC, like the others
 * @param modified when its content was last written
 * @param accessed when it was last read
 */
public record Item(Kind kind, long size, long created, long modified, long accessed) {

    /** What it is. */
    public enum Kind {
        FILE,
        FOLDER,
        LINK,
        /** A device, a pipe, a socket … */
        SPECIAL
    }
}
