package puzzlescope.core.puzzle.finder;

/**
 * A file that matched, with what else a table shows of it.
 *
 * @param created in milliseconds since 1970 in UTC
 * @param accessed when it was last read, likewise
 */
public record Match(Entry file, long created, long accessed) {}
