package puzzlescope.window.player;

import puzzlescope.engine.event.Message;

/** Speeds of playback: steps of 1, 2 and 5 from one event in two seconds to as fast as events can be applied. */
public final class Speed {

    private static final double[] EVENTS_PER_SECOND = {
        0.5,
        1,
        2,
        5,
        10,
        20,
        50,
        100,
        200,
        500,
        1_000,
        2_000,
        5_000,
        10_000,
        20_000,
        50_000,
        100_000,
        200_000,
        500_000,
        1_000_000,
        2_000_000,
        5_000_000,
        10_000_000,
        Double.POSITIVE_INFINITY
    };

    private static final double MINUTE = 60;
    private static final double HOUR = 60 * MINUTE;
    private static final double DAY = 24 * HOUR;

    /** The fastest speed at which single events are animated. */
    private static final double FASTEST_ANIMATED = 10;

    /** Above this, single steps are not seen any more, and only powers of ten are offered. */
    private static final double READABLE = 50;

    public static final int SLOWEST = 0;
    public static final int FASTEST = EVENTS_PER_SECOND.length - 1;

    /** Five events per second. */
    public static final int PRESET = 3;

    private Speed() {}

    public static double eventsPerSecond(int speed) {
        return EVENTS_PER_SECOND[speed];
    }

    static boolean isAnimated(int speed) {
        return EVENTS_PER_SECOND[speed] <= FASTEST_ANIMATED;
    }

    /** Returns whether a speed is one of the round ones that are offered for choice; the others have keys only. */
    public static boolean isOffered(int speed) {
        double rate = EVENTS_PER_SECOND[speed];
        return rate <= READABLE || speed == FASTEST || Math.log10(rate) % 1 == 0;
    }

    /** Returns the slowest speed at which a number of steps takes no longer than some seconds. */
    public static int within(long steps, double seconds) {
        int speed = SLOWEST;
        while (speed < FASTEST && EVENTS_PER_SECOND[speed] * seconds < steps) {
            speed++;
        }
        return speed;
    }

    /** Duration of a number of steps at a speed. */
    public static Message film(long steps, int speed) {
        return speed == FASTEST ? Message.of("film.fastest") : length(steps / EVENTS_PER_SECOND[speed]);
    }

    /** A duration, in the units that fit it. */
    public static Message length(double seconds) {
        if (seconds < MINUTE) {
            return Message.of("film.seconds", (long) Math.ceil(seconds));
        }
        if (seconds < HOUR) {
            return Message.of("film.minutes", (long) (seconds / MINUTE), (long) (seconds % MINUTE));
        }
        if (seconds < DAY) {
            return Message.of("film.hours", (long) (seconds / HOUR), (long) (seconds % HOUR / MINUTE));
        }
        return Message.of("film.days", (long) (seconds / DAY));
    }

    public static Message name(int speed) {
        if (speed == FASTEST) {
            return Message.of("speed.fastest");
        }
        return EVENTS_PER_SECOND[speed] < 1
                ? Message.of("speed.seconds-per-event", 1 / EVENTS_PER_SECOND[speed])
                : Message.of("speed.events-per-second", EVENTS_PER_SECOND[speed]);
    }
}
