package puzzlescope.engine.trace;

import java.util.Arrays;

/**
 * The depths of consecutive cells: for each, the lowest and highest depth after any of its events, and the roles that
 * occur. A chunk has a fine profile, whose cells are <em>blocks</em> of {@value #BLOCK} events, and a coarse one, whose
 * cells are <em>groups</em> of {@value #GROUP} events and, last, the whole chunk; searching and drawing use them to
 * skip events. The coarse one is small enough to stay in memory while the chunk is in a file.
 *
 * <p>Written by the recorder's thread before the length that covers it is published. The last cells may include events
 * that are not published yet; readers scan the events for the exact position.
 */
final class DepthProfile {

    static final int BLOCK = 64;
    static final int GROUP = 16 * BLOCK;
    static final int BLOCKS = Chunk.SIZE / BLOCK;
    static final int GROUPS = Chunk.SIZE / GROUP;

    private final int[] lowest;
    private final int[] highest;
    private final short[] roles;

    DepthProfile(int cells) {
        lowest = new int[cells];
        highest = new int[cells];
        roles = new short[cells];
        Arrays.fill(lowest, Integer.MAX_VALUE);
        Arrays.fill(highest, Integer.MIN_VALUE);
    }

    void add(int cell, int low, int high, int roleBits) {
        lowest[cell] = Math.min(lowest[cell], low);
        highest[cell] = Math.max(highest[cell], high);
        roles[cell] |= (short) roleBits;
    }

    int lowest(int cell) {
        return lowest[cell];
    }

    int highest(int cell) {
        return highest[cell];
    }

    int roles(int cell) {
        return roles[cell];
    }
}
