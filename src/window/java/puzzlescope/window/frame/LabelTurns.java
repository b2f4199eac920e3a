package puzzlescope.window.frame;

/**
 * Whose turn it is to be written anew. Words that change their size make the window lay itself out again, which takes as long
 * as drawing a large board; while events fly by, the parts of the window that consist of words take turns therefore, one a
 * frame. FX thread only.
 */
public final class LabelTurns {

    private static final int PARTS = 4;

    private int turn;
    private boolean sharing;

    /** Begins a frame. */
    public void next(boolean nowSharing) {
        sharing = nowSharing;
        turn = (turn + 1) % PARTS;
    }

    /** Whether a part is to be written in this frame. */
    public boolean has(int part) {
        return !sharing || turn == part;
    }

    /** Whether some part may say something that no longer holds. */
    public boolean isBehind() {
        return sharing;
    }
}
