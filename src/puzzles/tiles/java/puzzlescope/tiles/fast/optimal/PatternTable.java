package puzzlescope.tiles.fast.optimal;

import java.nio.ByteBuffer;

/**
 * How many slides of the pattern's tiles bring them home, whatever the others do: for each set of squares, order of the tiles
 * on it and (if kept) region of the blank, as half of what is above their Manhattan distance. Four bits an entry; what is
 * above 15 is 15. Immutable once made; any thread.
 */
final class PatternTable {

    final Pattern pattern;
    final SquareSets sets;
    final Arrangements arrangements;
    private final ByteBuffer entries;
    private final boolean regions;

    /** The bytes for the arrangements on one set of squares. */
    private final int half;

    /** @param entries as many bytes as {@link Pattern#bytes} says, not on the heap */
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
