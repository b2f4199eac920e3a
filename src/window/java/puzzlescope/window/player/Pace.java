package puzzlescope.window.player;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;

/** How many events the time that passes between frames makes due, at the speed that is chosen. FX thread only. */
final class Pace {

    private static final double NANOS = 1e9;
    /** After a pause of the window, playing goes on as if no more than this had passed. */
    private static final double LONGEST_FRAME_SECONDS = 0.25;

    /** Of the time until the next event is due, that in which one moves. */
    private static final double MOVING_SHARE = 0.7;

    private static final long UNLIMITED = Long.MAX_VALUE / 2;

    private final IntegerProperty speed = new SimpleIntegerProperty(Speed.PRESET);
    private long lastFrame;
    private double owed;

    IntegerProperty speedProperty() {
        return speed;
    }

    /** From now on time counts; the first event is due at once. */
    void begin() {
        rest();
        owed = 1;
    }

    /** Forgets the time of the last frame. */
    void rest() {
        lastFrame = 0;
    }

    /** The seconds since the last frame, which is now that of {@code now}, in nanoseconds. */
    double elapsed(long now) {
        double elapsed = lastFrame == 0 ? 0 : Math.min((now - lastFrame) / NANOS, LONGEST_FRAME_SECONDS);
        lastFrame = now;
        return elapsed;
    }

    /** How many events are due after so many seconds more. */
    long due(double elapsed) {
        owed += Speed.eventsPerSecond(speed.get()) * elapsed;
        return owed >= UNLIMITED || Double.isNaN(owed) ? UNLIMITED : (long) owed;
    }

    /** So many of the events that are due were played; what could not be is not made up for. */
    void played(long events, long due) {
        owed = events == due ? owed - due : 0;
    }

    /** Beginning anew counts as an event. */
    void begunAnew() {
        owed--;
    }

    /** Whether each event is seen to move. */
    boolean isAnimated() {
        return Speed.isAnimated(speed.get());
    }

    /** For how long an event that is played moves. */
    double movingSeconds() {
        return Math.min(Movement.STEP_SECONDS, MOVING_SHARE / Speed.eventsPerSecond(speed.get()));
    }
}
