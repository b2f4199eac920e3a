package puzzlescope.tiles.fast.optimal;

/**
 * Some tiles of a board whose moves are counted separately from the others'.
 *
 * @param size rows of the board
 * @param home the home squares of the tiles, a bit each
 * @param regions whether the table distinguishes the regions of the blank (more exact) or keeps their minimum (smaller)
 */
record Pattern(int size, int home, boolean regions) {

    int tiles() {
        return Integer.bitCount(home);
    }

    int squares() {
        return size * size;
    }

    /** Returns the home square of the n-th tile. */
    int home(int tile) {
        int left = home;
        for (int i = 0; i < tile; i++) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    /** Returns the size of its table in bytes. */
    int bytes(SquareSets sets, Arrangements arrangements) {
        return Math.multiplyExact(regions ? sets.blocks() : sets.count(), arrangements.count() / 2);
    }
}
