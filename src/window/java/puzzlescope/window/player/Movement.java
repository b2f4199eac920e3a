package puzzlescope.window.player;

import puzzlescope.engine.replay.Timeline;
import puzzlescope.picture.Moment;

/** The movement of the current event: its direction, and its progress. FX thread only. */
final class Movement {

    /** Duration of a step's movement, and the longest of a played event. */
    static final double STEP_SECONDS = 0.35;

    private double progress = 1;
    private double seconds = STEP_SECONDS;
    private boolean forward = true;

    /** Starts the movement of an event, with its duration. */
    void begin(boolean way, double lasting) {
        forward = way;
        seconds = lasting;
        progress = 0;
    }

    /** Stops all movement; the last event went in the given direction. */
    void rest(boolean way) {
        forward = way;
        progress = 1;
    }

    void advance(double elapsed) {
        // A frame drawn out of turn may have an earlier time.
        progress = Math.clamp(progress + elapsed / seconds, 0, 1);
    }

    boolean isRunning() {
        return progress < 1;
    }

    Moment at(Timeline timeline) {
        boolean backward = !forward && isRunning();
        var event = backward ? timeline.nextEvent() : timeline.lastEvent();
        return new Moment(timeline.board(), event, progress, !backward);
    }
}
