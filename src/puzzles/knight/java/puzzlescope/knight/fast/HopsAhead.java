package puzzlescope.knight.fast;

/**
 * Which hops are left to the squares behind each square of a board, worked out once for all states of a {@link Frontier}.
 *
 * @param width the shorter side; squares are numbered along it
 */
record HopsAhead(int width, int squares) {

    /** The hops to later squares: how far along the shorter side, and how far along the other. */
    static final int[] DOWNS = {1, -1, 2, -2};

    static final int[] ACROSSES = {2, 2, 1, 1};

    /** How many squares after one its hops can lead to: two columns and two squares. */
    static int slots(int width) {
        return 2 * width + 2;
    }

    static int colour(int square, int width) {
        return (square % width + square / width) % 2;
    }

    /** How many hops more the squares of one colour need than those of the other, from each square on. */
    int[] leadFrom() {
        var lead = new int[squares + 1];
        for (int square = squares - 1; square >= 0; square--) {
            lead[square] = lead[square + 1] + (colour(square, width) == 0 ? 2 : -2);
        }
        return lead;
    }

    /** For each square and each slot after it: which of the slots hops lead to, and above them how many squares beyond. */
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
