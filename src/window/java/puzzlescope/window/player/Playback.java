package puzzlescope.window.player;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.DoubleSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.window.player.Player.Motion;

/**
 * Playback: moves the position in each frame as far as events are due and the frame has time, within the selected
 * range, and no further than a run's next stop or a breakpoint. FX thread only.
 */
final class Playback {

    /** Effect of a frame on the position. */
    enum Step {
        NONE,
        MOVED,
        BEGAN_ANEW
    }

    private final ReadOnlyObjectWrapper<Motion> motion = new ReadOnlyObjectWrapper<>(Motion.PAUSED);
    private final LoopRange loopRange = new LoopRange();
    private final Pace pace = new Pace();
    private final MoveBudget budget = new MoveBudget();
    private final Runnable wake;
    private @Nullable PlaybackStop playbackStop;
    private @Nullable DoubleSupplier reading;
    private final ReadOnlyBooleanWrapper atReadingPace = new ReadOnlyBooleanWrapper();
    private double unreadSeconds;

    private final Breakpoints breakpoints;

    /** @param wake requests frames */
    Playback(Breakpoints breakpoints, Runnable wake) {
        this.breakpoints = breakpoints;
        this.wake = wake;
        pace.speedProperty().addListener((_, _, _) -> setReading(null));
    }

    /** Plays event by event, each for the seconds that reading it takes, until another speed is chosen. */
    void setReading(@Nullable DoubleSupplier secondsToRead) {
        reading = secondsToRead;
        atReadingPace.set(secondsToRead != null);
        unreadSeconds = 0;
    }

    /** True while each event stays for the time that reading it takes. */
    ReadOnlyBooleanProperty atReadingPace() {
        return atReadingPace.getReadOnlyProperty();
    }

    ReadOnlyObjectWrapper<Motion> motion() {
        return motion;
    }

    LoopRange loop() {
        return loopRange;
    }

    Pace pace() {
        return pace;
    }

    /** Sets the gate of playback; null removes it. */
    void setStop(@Nullable PlaybackStop next) {
        playbackStop = next;
    }

    /** The gate of playback; empty if there is none. */
    Optional<PlaybackStop> playbackStop() {
        return Optional.ofNullable(playbackStop);
    }

    boolean isOn() {
        return motion.get() != Motion.PAUSED;
    }

    void play(Motion way) {
        pace.begin();
        unreadSeconds = 0;
        motion.set(way);
        wake.run();
    }

    void pause() {
        motion.set(Motion.PAUSED);
        wake.run();
    }

    /** Starts a frame at this time, in nanoseconds; returns the seconds since the one before. */
    double frame(long now) {
        double elapsed = pace.elapsed(now);
        budget.frame(elapsed);
        return elapsed;
    }

    /** Returns whether frames have been late more often than not. */
    boolean isShortOfTime() {
        return budget.isExceeded();
    }

    /** Moves the position by the events due after more seconds, and pauses at the end. */
    Step move(Session session, double elapsed) {
        boolean forward = motion.get() == Motion.FORWARD;
        var timeline = session.timeline();
        long position = timeline.position();
        long due = due(elapsed);
        var range = loopRange.playing(session.trace());
        if (due > 0 && range.isPresent() && range.get().ahead(position, forward) == 0) {
            timeline.seek(range.get().start(forward));
            pace.restart();
            startReading();
            return Step.BEGAN_ANEW;
        }
        var stop = forward ? session.nextStop() : OptionalLong.empty();
        long ahead = range.isEmpty() ? due : Math.min(due, range.get().ahead(position, forward));
        long free = Math.min(ahead, breakpoints.ahead(position, forward));
        free = stop.isEmpty() ? free : Math.min(free, stop.getAsLong() - position);
        var watch = playbackStop().filter(_ -> forward);
        long end = Math.min(position + free, session.trace().length());
        long most = watch.isEmpty() ? free : Math.max(0, watch.get().firstStop(position, end) - position);
        long moved = most == 0 ? 0 : Math.abs(timeline.move(forward ? most : -most, budget.nanos()));
        pace.played(moved, due);
        boolean stopped = stop.isPresent() && timeline.position() == stop.getAsLong()
                || moved > 0 && breakpoints.isAt(timeline.position());
        var held = watch.filter(gate -> due > 0 && gate.shouldStopAt(timeline.position()));
        held.ifPresent(gate -> gate.stopped(timeline.position()));
        if (moved > 0) {
            startReading();
        }
        if (held.isPresent() || stopped || due > 0 && range.isEmpty() && isOver(session, forward)) {
            pause();
        }
        return moved > 0 ? Step.MOVED : Step.NONE;
    }

    private long due(double elapsed) {
        if (reading == null) {
            return pace.due(elapsed);
        }
        unreadSeconds -= elapsed;
        return unreadSeconds <= 0 ? 1 : 0;
    }

    private void startReading() {
        var secondsToRead = reading;
        if (secondsToRead != null) {
            unreadSeconds = secondsToRead.getAsDouble();
        }
    }

    private static boolean isOver(Session session, boolean forward) {
        var trace = session.trace();
        return forward
                ? trace.isEnded() && session.timeline().isAtEnd()
                : session.timeline().position() <= trace.firstKept();
    }
}
