package puzzlescope.tiles.fast.optimal;

import java.nio.ByteBuffer;

/**
 * The number of moves of the pattern's tiles to their home squares, regardless of the others: for each set of squares,
 * permutation of the tiles on it and (if kept) region of the blank, stored as half of the excess over their Manhattan
 * distance. Four bits for each entry, capped at 15. Immutable once built; any thread.
 */
final class PatternTable {

    final Pattern pattern;
    final SquareSets sets;
    final Arrangements arrangements;
    private final ByteBuffer entries;
    private final boolean regions;

    /** The number of bytes for the permutations on one set of squares. */
    private final int half;

    /** @param entries as many bytes as {@link Pattern#bytes} returns, off the heap */
    PatternTable(Pattern pattern, SquareSets sets, Arrangements arrangements, ByteBuffer entries) {
        this.pattern = pattern;
        this.sets = sets;
        this.arrangements = arrangements;
        this.entries = entries;
        regions = pattern.regions();
        half = arrangements.count() / 2;
    }

    int entry(int mask, int arrangement, int blank) {
        int set = sets.number(mask);
        int row = regions ? sets.block(set, blank) : set;
        return entries.get(row * half + (arrangement >>> 1)) >>> 4 * (arrangement & 1) & 15;
    }
}
