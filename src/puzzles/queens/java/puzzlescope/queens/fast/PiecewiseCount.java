package puzzlescope.queens.fast;

/** The independent pieces of one count, in the order in which they are worked on. Immutable; any thread. */
public interface PiecewiseCount {

    /** The number of queens, rows and columns. */
    int n();

    int size();

    /**
     * Counts the solutions of one piece alone.
     *
     * @param checkStopped called every few milliseconds; an exception from it ends the count
     */
    long count(int piece, Runnable checkStopped);

    /** The number of pieces of the whole board that a piece represents, including itself: its symmetric images. */
    int images(int piece);

    /** The number of bars into which solutions are sorted: by default one for each column of the first row. */
    default int bars() {
        return n();
    }

    /**
     * Adds the solutions of a piece and of its images to their bars; by the column of the first row's queen, unless
     * {@link #bars} is overridden.
     */
    void spread(int piece, long solutions, long[] bars);

    /** The column of the given queen of a row; -1 if there is none, which is the default. */
    default int given(int row) {
        return -1;
    }

    /** The squares of the queens that the piece fixes, as row times n plus column. */
    int[] queens(int piece);

    /**
     * The rows whose queen is in the left half of the board in this piece, a bit each from row 0, if the work is
     * divided this way; otherwise 0.
     */
    default long leftRows(int piece) {
        return 0;
    }

    /**
     * A scrambled number by which pieces can be sorted, so that the first ones are a fair sample (multiplies by the
     * bits of the golden ratio).
     */
    static int mixed(int number) {
        return number * 0x9E37_79B9;
    }
}
