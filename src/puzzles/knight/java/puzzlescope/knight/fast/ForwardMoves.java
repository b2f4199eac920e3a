package puzzlescope.knight.fast;

/**
 * Precomputed moves to later squares for each square of a board, for all states of a {@link Frontier}.
 *
 * @param width the shorter side; squares are numbered along it
 */
record ForwardMoves(int width, int squares) {

    /** The moves to later squares: their offsets along the shorter side, and along the longer. */
    static final int[] DOWNS = {1, -1, 2, -2};

    static final int[] ACROSSES = {2, 2, 1, 1};

    /** The number of squares after a given one that its moves can reach: two columns and two squares. */
    static int slots(int width) {
        return 2 * width + 2;
    }

    static int colour(int square, int width) {
        return (square % width + square / width) % 2;
    }

    /** The difference between the moves that the squares of the two colours need, from each square on. */
    int[] leadFrom() {
        var lead = new int[squares + 1];
        for (int square = squares - 1; square >= 0; square--) {
            lead[square] = lead[square + 1] + (colour(square, width) == 0 ? 2 : -2);
        }
        return lead;
    }

    /**
     * For each square and each later slot, the set of slots that moves lead to, and in the higher bits the number of
     * squares beyond.
     */
    int[] aroundLater() {
        int slots = slots(width);
        var around = new int[squares * slots];
        for (int square = 0; square < squares; square++) {
            for (int later = square + 1; later < Math.min(square + slots, squares); later++) {
                around[square * slots + later % slots] = around(square, later, slots);
            }
        }
        return around;
    }

    private int around(int square, int later, int slots) {
        int within = 0;
        for (int hop = 0; hop < 2 * DOWNS.length; hop++) {
            int sign = hop < DOWNS.length ? 1 : -1;
            int row = later % width + sign * DOWNS[hop % DOWNS.length];
            int to = later + sign * (ACROSSES[hop % DOWNS.length] * width + DOWNS[hop % DOWNS.length]);
            if (row >= 0 && row < width && to > square && to < squares) {
                within += to < square + slots ? 1 << to % slots : 1 << slots;
            }
        }
        return within;
    }
}
