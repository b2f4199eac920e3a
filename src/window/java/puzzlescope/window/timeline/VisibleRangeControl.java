package puzzlescope.window.timeline;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.SavedView;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;

/**
 * Moves the visible range of a recording, for a person or after the playhead, and selects a range of it. FX thread
 * only.
 */
public final class VisibleRangeControl {

    private static final double FACTOR = 2;
    private static final double PAN = 0.25;

    private final VisibleRange visibleRange;
    private final Player player;
    private final Runnable refresh;
    private @Nullable Trace trace;
    private long begin;
    private long shownPosition;
    private boolean wasInSight = true;
    private boolean wasPlaying;

    /** @param refresh shows what has changed */
    VisibleRangeControl(VisibleRange visibleRange, Player player, Runnable refresh) {
        this.visibleRange = visibleRange;
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
        visibleRange.zoom(factor, visibleRange.sees(position) ? visibleRange.share(position) : 0.5);
        refresh.run();
    }

    /** Shows the whole recording. */
    public void fit() {
        visibleRange.fit();
        refresh.run();
    }

    /** Pans to later or earlier events. */
    public void pan(boolean later) {
        visibleRange.pan(later ? PAN : -PAN);
        refresh.run();
    }

    /** Shows everything recorded from a position on, unless a person chooses otherwise; the whole recording from 0. */
    public void followFrom(long position) {
        if (position != begin) {
            begin = position;
            trace = null;
        }
    }

    /** The visible steps, if chosen by a person; empty if all. */
    public Optional<SavedView.TimelineRange> timelineRange() {
        return visibleRange.isChosen()
                ? Optional.of(new SavedView.TimelineRange(visibleRange.from(), visibleRange.to()))
                : Optional.empty();
    }

    /** Shows some of the steps, or all, even without the playhead among them. */
    public void show(Optional<SavedView.TimelineRange> span) {
        refresh.run();
        shownPosition = position();
        if (span.isPresent()) {
            visibleRange.set(span.get().begin(), span.get().end());
        } else if (visibleRange.isChosen()) {
            visibleRange.fit();
        }
        wasInSight = visibleRange.sees(shownPosition);
        refresh.run();
    }

    /** Starts the selected range at the playhead. */
    public void beginRange() {
        player.loop().begin(position(), player.session().trace());
    }

    public void endRange() {
        player.loop().end(position(), player.session().trace());
    }

    /** Toggles playback within the range; if none is selected, the visible part becomes the range. */
    public void toggleLoop() {
        var loopRange = player.loop();
        if (loopRange.range().isEmpty()) {
            loopRange.select(visibleRange.from(), visibleRange.to());
        } else {
            loopRange.onProperty().set(!loopRange.onProperty().get());
        }
    }

    /** Shows another recording as a whole, or from the beginning of its new part. */
    void take(Trace shown) {
        if (shown == trace) {
            return;
        }
        trace = shown;
        visibleRange.fit();
        if (begin > VisibleRange.SMALLEST) {
            visibleRange.followFrom(begin);
        }
    }

    /** Keeps the playhead in view when it moves, unless a person scrolls during playback. */
    void follow(long position) {
        var motion = player.motionProperty().get();
        boolean playing = motion != Motion.PAUSED;
        boolean begins = playing && !wasPlaying;
        if (!visibleRange.sees(position) && (position != shownPosition || begins)) {
            if (!playing || begins) {
                visibleRange.centre(position);
            } else if (wasInSight) {
                visibleRange.scrollTo(position, motion == Motion.FORWARD);
            }
        }
        wasInSight = visibleRange.sees(position);
        wasPlaying = playing;
        shownPosition = position;
    }

    private long position() {
        return player.session().timeline().position();
    }
}
