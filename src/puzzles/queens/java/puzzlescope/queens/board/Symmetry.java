package puzzlescope.queens.board;

/**
 * The turnings and mirrorings of a square board: placements that become each other by them count as one fundamental
 * solution (of the 92 for eight queens there are 12; OEIS A002562).
 */
public final class Symmetry {

    /** How many images a placement has at most, itself among them. */
    public static final int IMAGES = 8;

    private static final int BITS = 4;

    private Symmetry() {}

    /**
     * The least of the images of a placement, so that two placements are images of each other if theirs are equal.
     *
     * @param placement as {@link WalkBoard#placement} has it, with a queen in each row
     * @param n how many rows
     */
    public static long representative(long placement, int n) {
        long least = placement;
        long image = placement;
        for (int i = 1; i < IMAGES; i++) {
            image = i == IMAGES / 2 ? mirrored(placement, n) : turned(image, n);
            least = Long.compareUnsigned(image, least) < 0 ? image : least;
        }
        return least;
    }

    /** A quarter turn to the right. */
    static long turned(long placement, int n) {
        long image = 0;
        for (int row = 0; row < n; row++) {
            image |= (long) (n - 1 - row) << (BITS * WalkBoard.column(placement, row));
        }
        return image;
    }

    /** Left and right exchanged. */
    static long mirrored(long placement, int n) {
        long image = 0;
        for (int row = 0; row < n; row++) {
            image |= (long) (n - 1 - WalkBoard.column(placement, row)) << (BITS * row);
        }
        return image;
    }
}
