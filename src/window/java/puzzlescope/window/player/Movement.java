package puzzlescope.window.player;

import puzzlescope.engine.replay.Timeline;
import puzzlescope.picture.Moment;

/** The movement of the event that is shown: which way it goes, and how much of it is over. FX thread only. */
final class Movement {

    /** Of a step, and the longest of an event that is played. */
    static final double STEP_SECONDS = 0.35;

    private double progress = 1;
    private double seconds = STEP_SECONDS;
    private boolean forward = true;

    /** From here the event moves for so long. */
    void begin(boolean way, double lasting) {
        forward = way;
        seconds = lasting;
        progress = 0;
    }

    /** Nothing moves any more; the last event went this way. */
    void rest(boolean way) {
        forward = way;
        progress = 1;
    }

    void advance(double elapsed) {
        // A frame that is drawn out of turn may tell of an earlier time.
        progress = Math.clamp(progress + elapsed / seconds, 0, 1);
    }

    boolean isUnderWay() {
        return progress < 1;
    }

    /** What of a position the board is to show. */
    Moment at(Timeline timeline) {
        boolean backward = !forward && isUnderWay();
        var event = backward ? timeline.nextEvent() : timeline.lastEvent();
        return new Moment(timeline.board(), event, progress, !backward);
    }
}
