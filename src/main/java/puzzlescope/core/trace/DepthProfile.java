package puzzlescope.core.trace;

import java.util.Arrays;

/**
 * The shape of one chunk's depths: for every block of 64 events the depth before it, the lowest and highest depth after
 * each of its events, and the roles that occur; the same once more for groups of 64 blocks and for the whole chunk, so
 * that searching and drawing skip what does not matter. One such entry is a <em>cell</em>: blocks come first, then
 * groups, then the chunk.
 *
 * <p>Written by the recorder's thread before the length that covers it is published. The cells at the tail may already
 * say more than has been published; readers look at the events themselves for the exact place.
 */
final class DepthProfile {

    static final int BLOCK = 64;
    static final int GROUP = 64 * BLOCK;
    private static final int BLOCKS = Chunk.SIZE / BLOCK;
    private static final int GROUPS = Chunk.SIZE / GROUP;
    private static final int CHUNK_CELL = BLOCKS + GROUPS;

    private final int[] lowest = new int[CHUNK_CELL + 1];
    private final int[] highest = new int[CHUNK_CELL + 1];
    private final short[] roles = new short[CHUNK_CELL + 1];
    private final int[] depthBefore = new int[BLOCKS];

    DepthProfile() {
        Arrays.fill(lowest, Integer.MAX_VALUE);
        Arrays.fill(highest, Integer.MIN_VALUE);
    }

    void begin(int block, int depth) {
        depthBefore[block] = depth;
    }

    void add(int block, int low, int high, int roleBits) {
        note(block, low, high, roleBits);
        note(BLOCKS + block / BLOCK, low, high, roleBits);
        note(CHUNK_CELL, low, high, roleBits);
    }

    private void note(int cell, int low, int high, int roleBits) {
        lowest[cell] = Math.min(lowest[cell], low);
        highest[cell] = Math.max(highest[cell], high);
        roles[cell] |= (short) roleBits;
    }

    int depthBefore(int block) {
        return depthBefore[block];
    }

    /** The cell of {@code span} events (a block, a group, the chunk) that the event at {@code offset} lies in. */
    static int cell(int offset, int span) {
        return span == BLOCK ? offset / BLOCK : span == GROUP ? BLOCKS + offset / GROUP : CHUNK_CELL;
    }

    /** The widest span that has a border at {@code offset}, 0 to {@link Chunk#SIZE}; a block where there is none. */
    static int spanAt(int offset) {
        return offset % Chunk.SIZE == 0 ? Chunk.SIZE : offset % GROUP == 0 ? GROUP : BLOCK;
    }

    /** The next narrower span. */
    static int narrower(int span) {
        return span == Chunk.SIZE ? GROUP : BLOCK;
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
