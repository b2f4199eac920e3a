package puzzlescope.core.puzzle.finder.condition;

/**
 * A file that matched, with what else a table shows of it.
 *
 * @param created in milliseconds since 1970 in UTC, or {@link puzzlescope.core.puzzle.finder.tree.Item#NOT_KNOWN}
 * @param accessed when it was last read, likewise
 */
public record Match(FileEntry file, long created, long accessed) {}
