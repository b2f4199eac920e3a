package puzzlescope.maze.fast;

/**
 * Random weights of the walls of a grid that take no memory: the weights of a cell's two walls are a function of the
 * seed and the cell, which can be computed repeatedly and in any order.
 *
 * <p>Source: G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators (2014): the cell is the
 * index in the sequence of SplitMix64. One 64-bit number for each cell, 32 bits for each wall; walls of equal weight
 * are ordered by numbers supplied by the caller.
 */
record WallWeights(long seed) {

    /** The bits of a wall's number, below the weight in a key. */
    static final int NUMBER_BITS = 31;

    private static final int NUMBER = Integer.MAX_VALUE;
    private static final long STEP = 0x9e3779b97f4a7c15L;

    /** Returns the weight of the wall east of the cell in the high bits, and of that south of it in the low bits. */
    long pair(int cell) {
        long mixed = seed + cell * STEP;
        mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    /** Returns a non-negative number ordered by the weight of the east wall, then by the number of the wall. */
    static long eastKey(long pair, int number) {
        return pair >>> 1 & ~(long) NUMBER | number;
    }

    /** Returns the same for the wall in the south. */
    static long southKey(long pair, int number) {
        return (pair & 0xffff_ffffL) << NUMBER_BITS | number;
    }

    /** Returns a key of the same weight for a wall with another number. */
    static long renumbered(long key, int number) {
        return key & ~(long) NUMBER | number;
    }

    static int number(long key) {
        return (int) key & NUMBER;
    }
}
