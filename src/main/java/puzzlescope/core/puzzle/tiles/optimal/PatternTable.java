package puzzlescope.core.puzzle.tiles.optimal;

import java.nio.ByteBuffer;

/**
 * How many slides of the pattern's tiles bring them home, whatever the others do: for each set of squares, order of the tiles on it and (if
 * kept) region of the blank, as half of what is above their Manhattan distance. Four bits an entry; what is above 15 is 15.
 * Immutable once made; any thread.
 */
final class PatternTable {

    final Pattern pattern;
    final SquareSets sets;
    final Arrangements arrangements;
    private final ByteBuffer entries;

    /** @param entries as many bytes as {@link Pattern#bytes} says, not on the heap */
    PatternTable(Pattern pattern, SquareSets sets, Arrangements arrangements, ByteBuffer entries) {
        this.pattern = pattern;
        this.sets = sets;
        this.arrangements = arrangements;
        this.entries = entries;
    }

    int entry(int mask, int arrangement, int blank) {
        int set = sets.number(mask);
        int row = pattern.regions() ? sets.block(set, blank) : set;
        int half = arrangements.count() / 2;
        return entries.get(row * half + (arrangement >>> 1)) >>> 4 * (arrangement & 1) & 15;
    }
}
