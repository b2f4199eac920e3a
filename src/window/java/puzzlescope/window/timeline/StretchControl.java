package puzzlescope.window.timeline;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.View;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;

/**
 * Moves the visible range of a recording, for a person or after the playhead, and selects a range of it. FX thread
 * only.
 */
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

    /** Zooms about the playhead, if it is visible. */
    private void zoom(double factor) {
        long position = position();
        stretch.zoom(factor, stretch.sees(position) ? stretch.share(position) : 0.5);
        refresh.run();
    }

    /** Shows the whole recording. */
    public void fit() {
        stretch.fit();
        refresh.run();
    }

    /** Pans to later or earlier events. */
    public void pan(boolean later) {
        stretch.pan(later ? PAN : -PAN);
        refresh.run();
    }

    /** Shows everything recorded from a position on, unless a person chooses otherwise; the whole recording from 0. */
    public void lookFrom(long position) {
        if (position != begin) {
            begin = position;
            trace = null;
        }
    }

    /** The visible steps, if chosen by a person; empty if all. */
    public Optional<View.Span> span() {
        return stretch.isChosen() ? Optional.of(new View.Span(stretch.from(), stretch.to())) : Optional.empty();
    }

    /** Shows some of the steps, or all, even without the playhead among them. */
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

    /** Starts the selected range at the playhead. */
    public void beginRange() {
        player.loop().begin(position(), player.session().trace());
    }

    /** Ends the selected range at the playhead. */
    public void endRange() {
        player.loop().end(position(), player.session().trace());
    }

    /** Toggles playback within the range; if none is selected, the visible part becomes the range. */
    public void toggleLoop() {
        var loop = player.loop();
        if (loop.range().isEmpty()) {
            loop.select(stretch.from(), stretch.to());
        } else {
            loop.onProperty().set(!loop.onProperty().get());
        }
    }

    /** Shows a recording as a whole, or from the beginning of its new part; returns whether it is another one. */
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

    /** Keeps the playhead in view when it moves, unless a person scrolls during playback. */
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
