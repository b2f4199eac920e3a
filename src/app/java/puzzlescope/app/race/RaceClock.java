package puzzlescope.app.race;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import puzzlescope.learn.race.Race;
import puzzlescope.window.player.Speed;

/** Playback of a race. FX thread only. */
final class RaceClock {

    private static final double NANOS = 1e9;
    private static final double LONGEST_FRAME_SECONDS = 0.25;
    /** A frame at 60 Hz, and a little. */
    private static final double LATE_SECONDS = 0.0178;

    private static final double LESS = 0.7;
    private static final double MORE = 1.05;
    private static final double LEAST = 256;
    private static final double MOST = 1 << 20;

    private final Race race;
    private final BooleanProperty playing = new SimpleBooleanProperty();
    private int speed = Speed.PRESET;
    /** Number of beats per frame at the highest speed. */
    private double fit = 1 << 14;

    private double owed;
    private long last;

    RaceClock(Race race) {
        this.race = race;
    }

    BooleanProperty playing() {
        return playing;
    }

    void setSpeed(int next) {
        speed = next;
    }

    int speed() {
        return speed;
    }

    /** Resumes, from the start if it is over; or pauses. */
    void toggle() {
        if (!playing.get() && race.isAtEnd()) {
            race.seek(0);
        }
        owed = 1;
        last = 0;
        playing.set(!playing.get());
    }

    void pause() {
        playing.set(false);
    }

    /** Advances to a frame's time, in nanoseconds; returns whether something moved. */
    boolean tick(long now) {
        if (!playing.get()) {
            return false;
        }
        double elapsed = last == 0 ? 0 : Math.min((now - last) / NANOS, LONGEST_FRAME_SECONDS);
        last = now;
        fit = Math.clamp(fit * (elapsed > LATE_SECONDS ? LESS : MORE), LEAST, MOST);
        owed = Math.min(fit, owed + Speed.eventsPerSecond(speed) * elapsed);
        long due = Double.isNaN(owed) ? (long) fit : (long) owed;
        if (due <= 0) {
            return false;
        }
        owed = Double.isNaN(owed) ? 0 : owed - due;
        long before = race.head();
        race.seek(before + due);
        if (race.isAtEnd()) {
            pause();
        }
        return race.head() != before;
    }
}
