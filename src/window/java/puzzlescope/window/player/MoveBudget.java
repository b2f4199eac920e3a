package puzzlescope.window.player;

/**
 * Time per frame for moving the board at the highest speed, as long as frames still come in time. The rest of a frame
 * depends on the board, the machine and its load; so a late frame reduces the budget, and each frame in time increases
 * it a little. FX thread only.
 */
final class MoveBudget {

    static final long MOST_NANOS = 8_000_000;
    static final long LEAST_NANOS = 1_000_000;

    /** A frame at 60 Hz, and a little. */
    private static final double LATE_SECONDS = 0.0178;

    private static final double KEPT_WHEN_LATE = 0.7;
    private static final long GIVEN_BACK_NANOS = 80_000;

    private long nanos = MOST_NANOS;

    /** Records the time between a frame and the one before. */
    void frame(double seconds) {
        nanos = seconds > LATE_SECONDS
                ? Math.max(LEAST_NANOS, (long) (nanos * KEPT_WHEN_LATE))
                : Math.min(MOST_NANOS, nanos + GIVEN_BACK_NANOS);
    }

    long nanos() {
        return nanos;
    }

    /** Returns whether frames have been late more often than not. */
    boolean isExceeded() {
        return nanos < MOST_NANOS / 2;
    }
}
