package puzzlescope.window.player;

/**
 * How long the board may be moved in a frame when it is played as fast as it goes: as long as the frames still come in time.
 * What else a frame takes depends on the board, the machine and what runs beside it; so a late frame takes a part of the budget
 * away, and each frame in time gives a little back. FX thread only.
 */
final class MoveBudget {

    static final long MOST_NANOS = 8_000_000;
    static final long LEAST_NANOS = 1_000_000;

    /** A frame each sixtieth of a second, and a little. */
    private static final double LATE_SECONDS = 0.0178;

    private static final double KEPT_WHEN_LATE = 0.7;
    private static final long GIVEN_BACK_NANOS = 80_000;

    private long nanos = MOST_NANOS;

    /** Takes in how long after the one before a frame came. */
    void frame(double seconds) {
        nanos = seconds > LATE_SECONDS
                ? Math.max(LEAST_NANOS, (long) (nanos * KEPT_WHEN_LATE))
                : Math.min(MOST_NANOS, nanos + GIVEN_BACK_NANOS);
    }

    long nanos() {
        return nanos;
    }

    /** Whether frames have been late more often than not. */
    boolean isShort() {
        return nanos < MOST_NANOS / 2;
    }
}
