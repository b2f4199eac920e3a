package puzzlescope.queens.board;

/**
 * The rotations and reflections of a square board; placements that they map to each other count as one fundamental
 * solution (12 of the 92 for eight queens; OEIS A002562).
 */
public final class Symmetry {

    /** The most images of a placement, including itself. */
    public static final int IMAGES = 8;

    private static final int BITS = 4;

    private Symmetry() {}

    /**
     * The least of the images of a placement; two placements are images of each other if and only if theirs are equal.
     *
     * @param placement a placement as in {@link WalkBoard#placement}, with a queen in each row
     * @param n the number of rows
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

    /** A quarter turn clockwise. */
    static long turned(long placement, int n) {
        long image = 0;
        for (int row = 0; row < n; row++) {
            image |= (long) (n - 1 - row) << (BITS * WalkBoard.column(placement, row));
        }
        return image;
    }

    /** A reflection that exchanges left and right. */
    static long mirrored(long placement, int n) {
        long image = 0;
        for (int row = 0; row < n; row++) {
            image |= (long) (n - 1 - WalkBoard.column(placement, row)) << (BITS * row);
        }
        return image;
    }
}
