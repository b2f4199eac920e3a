package puzzlescope.window.player;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;

/** Number of events due between frames at the chosen speed. FX thread only. */
final class Pace {

    private static final double NANOS = 1e9;
    /**
     * Longest time between frames that counts; after a longer pause of the window, playback continues as if only this
     * had passed.
     */
    private static final double LONGEST_FRAME_SECONDS = 0.25;

    /** Share of the time until the next event during which one moves. */
    private static final double MOVING_SHARE = 0.7;

    private static final long UNLIMITED = Long.MAX_VALUE / 2;

    private final IntegerProperty speed = new SimpleIntegerProperty(Speed.PRESET);
    private long lastFrame;
    private double owed;

    IntegerProperty speedProperty() {
        return speed;
    }

    /** Starts counting time; the first event is due at once. */
    void begin() {
        rest();
        owed = 1;
    }

    /** Forgets the time of the last frame. */
    void rest() {
        lastFrame = 0;
    }

    /** Seconds since the last frame; {@code now}, in nanoseconds, becomes the last frame. */
    double elapsed(long now) {
        double elapsed = lastFrame == 0 ? 0 : Math.min((now - lastFrame) / NANOS, LONGEST_FRAME_SECONDS);
        lastFrame = now;
        return elapsed;
    }

    /** Number of events due after more seconds. */
    long due(double elapsed) {
        owed += Speed.eventsPerSecond(speed.get()) * elapsed;
        return owed >= UNLIMITED || Double.isNaN(owed) ? UNLIMITED : (long) owed;
    }

    /** Records the number of due events that were played; missed ones are not made up for. */
    void played(long events, long due) {
        owed = events == due ? owed - due : 0;
    }

    /** Counts a restart as an event. */
    void restart() {
        owed--;
    }

    boolean isAnimated() {
        return Speed.isAnimated(speed.get());
    }

    /** Duration of a played event's movement. */
    double movingSeconds() {
        return Math.min(Movement.STEP_SECONDS, MOVING_SHARE / Speed.eventsPerSecond(speed.get()));
    }
}
