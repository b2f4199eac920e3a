package puzzlescope.window.frame;

/**
 * Scheduling of text updates. Text that changes its size causes a layout of the window, which takes as long as drawing
 * a large board; so during fast playback the text parts of the window take turns, one per frame. FX thread only.
 */
public final class LabelSchedule {

    private static final int PARTS = 4;

    private int turn;
    private boolean sharing;

    public void next(boolean nowSharing) {
        sharing = nowSharing;
        turn = (turn + 1) % PARTS;
    }

    public boolean has(int part) {
        return !sharing || turn == part;
    }

    /** Returns whether some part may be out of date. */
    public boolean hasPendingLabels() {
        return sharing;
    }
}
