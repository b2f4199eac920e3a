package puzzlescope.maze.fast;

/**
 * A random weight for every wall of a grid, that needs no memory: the weights of a cell's two walls are a function of the seed
 * and of the cell, in any order and as often as one likes.
 *
 * <p>Source: G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators (2014): the cell is the place in
 * the sequence of SplitMix64. One 64-bit number a cell, 32 bits a wall; walls of the same weight go in the order of numbers
 * that the user gives them.
 */
record WallWeights(long seed) {

    /** What a key has below the weight: the number of a wall. */
    static final int NUMBER_BITS = 31;

    private static final int NUMBER = Integer.MAX_VALUE;
    private static final long STEP = 0x9e3779b97f4a7c15L;

    /** The weights of the walls in the east of a cell, above, and in the south, below. */
    long pair(int cell) {
        long mixed = seed + cell * STEP;
        mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    /** A number, 0 or more, that sorts as the weight of the east wall does, and of equal weights as the walls' numbers do. */
    static long eastKey(long pair, int number) {
        return pair >>> 1 & ~(long) NUMBER | number;
    }

    /** The same for the wall in the south. */
    static long southKey(long pair, int number) {
        return (pair & 0xffff_ffffL) << NUMBER_BITS | number;
    }

    /** The same weight, for a wall of another number. */
    static long renumbered(long key, int number) {
        return key & ~(long) NUMBER | number;
    }

    static int number(long key) {
        return (int) key & NUMBER;
    }
}
