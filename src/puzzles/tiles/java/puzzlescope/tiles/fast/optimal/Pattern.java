package puzzlescope.tiles.fast.optimal;

/**
 * Some tiles of a board whose slides are counted apart from the others'.
 *
 * @param size rows of the board
 * @param home the squares where the tiles belong, a bit each
 * @param regions whether the table tells the regions of the blank apart (more exact) or keeps the least of them (smaller)
 */
record Pattern(int size, int home, boolean regions) {

    int tiles() {
        return Integer.bitCount(home);
    }

    int squares() {
        return size * size;
    }

    /** The n-th of its tiles' own squares. */
    int home(int tile) {
        int left = home;
        for (int i = 0; i < tile; i++) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    /** What its table takes. */
    int bytes(SquareSets sets, Arrangements arrangements) {
        return Math.multiplyExact(regions ? sets.blocks() : sets.count(), arrangements.count() / 2);
    }
}
