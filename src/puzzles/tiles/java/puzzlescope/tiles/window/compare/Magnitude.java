package puzzlescope.tiles.window.compare;

import puzzlescope.engine.event.Message;

/** Numbers and times that are too large to be read digit by digit, as text. */
public final class Magnitude {

    /** Number of slides per second of a fast computer. */
    public static final double A_SECOND = 10_000_000;

    private static final double EXACT = 1e15;
    private static final double MINUTE = 60;
    private static final double HOUR = 60 * MINUTE;
    private static final double DAY = 24 * HOUR;
    private static final double WEEK = 7 * DAY;
    private static final double YEAR = 365 * DAY;

    private Magnitude() {}

    /** A number, 0 or more, in digits as long as that is exact, then as a power of ten. */
    public static Message of(double number) {
        return number < EXACT
                ? Message.of("number", (long) number)
                : Message.of("tiles.magnitude.power", (int) Math.log10(number));
    }

    /** A time, in the largest unit of which there is at least one. */
    public static Message time(double seconds) {
        if (seconds < 1) {
            return Message.of("tiles.time.moment");
        }
        if (seconds < 2 * MINUTE) {
            return Message.of("tiles.time.seconds", (long) seconds);
        }
        if (seconds < 2 * HOUR) {
            return Message.of("tiles.time.minutes", (long) (seconds / MINUTE));
        }
        if (seconds < 2 * DAY) {
            return Message.of("tiles.time.hours", (long) (seconds / HOUR));
        }
        if (seconds < 2 * WEEK) {
            return Message.of("tiles.time.days", (long) (seconds / DAY));
        }
        if (seconds < 2 * YEAR) {
            return Message.of("tiles.time.weeks", (long) (seconds / WEEK));
        }
        return Message.of("tiles.time.years", of(seconds / YEAR));
    }
}
