package puzzlescope.window.player;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.run.RunState;

/** State that was drawn last, to detect whether a redraw is needed. FX thread only. */
final class DrawnState {

    private boolean invalid = true;
    private long length = -1;
    private @Nullable RunState state;

    /** Requests a redraw without any change. */
    void invalidate() {
        invalid = true;
    }

    /** Returns whether the run has changed state since, or a redraw was requested. */
    boolean needsRedraw(RunState now) {
        return invalid || now != state;
    }

    /**
     * Records the state being drawn.
     *
     * @param recorded number of events
     * @return whether it differs
     */
    boolean draw(long recorded, RunState now) {
        boolean due = needsRedraw(now) || recorded != length;
        length = recorded;
        state = now;
        invalid = false;
        return due;
    }
}
