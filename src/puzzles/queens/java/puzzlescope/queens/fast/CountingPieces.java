package puzzlescope.queens.fast;

/** The independent pieces of one count, in the order in which they are worked on. Immutable; any thread. */
public interface CountingPieces {

    /** How many queens, rows and columns. */
    int n();

    /** How many pieces there are. */
    int size();

    /**
     * Counts the solutions of one piece alone.
     *
     * @param checkStopped called every few milliseconds; what it throws ends the count
     */
    long count(int piece, Runnable checkStopped);

    /** How many pieces of the whole board a piece stands for, itself among them: its images by turning and mirroring. */
    int images(int piece);

    /** Into how many bars the solutions are put as they are counted: unless said otherwise one for each column of the first row. */
    default int bars() {
        return n();
    }

    /** Adds the solutions of a piece and of its images to their bars: unless said otherwise by the column of the first row's queen. */
    void spread(int piece, long solutions, long[] bars);

    /** The column of the queen that a row has in all pieces, since she is given; -1 if there is none, as unless said otherwise. */
    default int given(int row) {
        return -1;
    }

    /** The squares whose queens the piece has placed already, as row times n plus column. */
    int[] queens(int piece);

    /**
     * The rows whose queen a piece has in the left half of the board, a bit each from row 0, where that is how the work is
     * divided; 0 otherwise.
     */
    default long leftRows(int piece) {
        return 0;
    }

    /** A number for one that tells a piece, so that by these the first pieces are a fair sample (the golden ratio's bits). */
    static int mixed(int number) {
        return number * 0x9E37_79B9;
    }
}
