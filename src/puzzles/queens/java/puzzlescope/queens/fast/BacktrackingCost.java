package puzzlescope.queens.fast;

/** The number of squares that plain backtracking tests to find all solutions, for comparison. */
public final class BacktrackingCost {

    /**
     * Counted once by a search of the same shape; n squares for every placement of the rows above, including the empty
     * one.
     */
    private static final long[] SQUARES = {
        1,
        6,
        18,
        60,
        220,
        894,
        3584,
        15_720,
        72_378,
        348_150,
        1_806_706,
        10_103_868,
        59_815_314,
        377_901_398,
        2_532_748_320L,
        18_022_684_656L,
        134_660_516_076L,
        1_056_595_569_606L
    };

    private BacktrackingCost() {}

    /** The number of squares for a number of queens, 1 to 18. */
    public static long squares(int n) {
        return SQUARES[n - 1];
    }
}
