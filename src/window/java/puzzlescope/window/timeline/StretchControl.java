package puzzlescope.window.timeline;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.View;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;

/** Moves what of a recording is looked at, for a person or after the playhead, and selects a range of it. FX thread only. */
public final class StretchControl {

    private static final double FACTOR = 2;
    private static final double PAN = 0.25;

    private final Stretch stretch;
    private final Player player;
    private final Runnable refresh;
    private @Nullable Trace trace;
    private long begin;
    private long shownPosition;
    private boolean wasInSight = true;
    private boolean wasPlaying;

    /** @param refresh shows what has changed */
    StretchControl(Stretch stretch, Player player, Runnable refresh) {
        this.stretch = stretch;
        this.player = player;
        this.refresh = refresh;
    }

    public void zoomIn() {
        zoom(FACTOR);
    }

    public void zoomOut() {
        zoom(1 / FACTOR);
    }

    /** About the playhead, if it is in sight. */
    private void zoom(double factor) {
        long position = position();
        stretch.zoom(factor, stretch.sees(position) ? stretch.share(position) : 0.5);
        refresh.run();
    }

    /** Looks at all of the recording. */
    public void fit() {
        stretch.fit();
        refresh.run();
    }

    /** Looks at what comes later, or earlier. */
    public void pan(boolean later) {
        stretch.pan(later ? PAN : -PAN);
        refresh.run();
    }

    /** From now on, unless a person looks elsewhere, what is recorded from a position on is seen; all of it from 0. */
    public void lookFrom(long position) {
        if (position != begin) {
            begin = position;
            trace = null;
        }
    }

    /** The steps that a person looks at; empty if all. */
    public Optional<View.Span> span() {
        return stretch.isChosen() ? Optional.of(new View.Span(stretch.from(), stretch.to())) : Optional.empty();
    }

    /** Looks at some of the steps, or at all, also where the playhead is not among them. */
    public void look(Optional<View.Span> span) {
        refresh.run();
        shownPosition = position();
        if (span.isPresent()) {
            stretch.look(span.get().begin(), span.get().end());
        } else if (stretch.isChosen()) {
            stretch.fit();
        }
        wasInSight = stretch.sees(shownPosition);
        refresh.run();
    }

    /** Lets the selected range begin where the playhead is. */
    public void beginRange() {
        player.loop().begin(position(), player.session().trace());
    }

    /** Lets the selected range end where the playhead is. */
    public void endRange() {
        player.loop().end(position(), player.session().trace());
    }

    /** Plays within the range, or not; if none is selected, what is seen becomes the range. */
    public void toggleLoop() {
        var loop = player.loop();
        if (loop.range().isEmpty()) {
            loop.select(stretch.from(), stretch.to());
        } else {
            loop.onProperty().set(!loop.onProperty().get());
        }
    }

    /** Looks at a recording as a whole, or from where that begins which is new in it; gives whether it is another one. */
    boolean take(Trace shown) {
        if (shown == trace) {
            return false;
        }
        trace = shown;
        stretch.fit();
        if (begin > Stretch.SMALLEST) {
            stretch.lookFrom(begin);
        }
        return true;
    }

    /** Keeps the playhead in sight when it moves, unless a person looks elsewhere while it is played. */
    void follow(long position) {
        var motion = player.motionProperty().get();
        boolean playing = motion != Motion.PAUSED;
        boolean begins = playing && !wasPlaying;
        if (!stretch.sees(position) && (position != shownPosition || begins)) {
            if (!playing || begins) {
                stretch.centre(position);
            } else if (wasInSight) {
                stretch.turnTo(position, motion == Motion.FORWARD);
            }
        }
        wasInSight = stretch.sees(position);
        wasPlaying = playing;
        shownPosition = position;
    }

    private long position() {
        return player.session().timeline().position();
    }
}
