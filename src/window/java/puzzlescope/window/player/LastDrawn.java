package puzzlescope.window.player;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.run.RunState;

/** What was drawn last, by which is known whether there is something else to be drawn. FX thread only. */
final class LastDrawn {

    private boolean invalid = true;
    private long length = -1;
    private @Nullable RunState state;

    /** Asks for another drawing although nothing has come. */
    void invalidate() {
        invalid = true;
    }

    /** Whether the run has come to another state since, or a drawing was asked for. */
    boolean isBehind(RunState now) {
        return invalid || now != state;
    }

    /**
     * Takes what is drawn now.
     *
     * @param recorded how many events there are
     * @return whether it is something else
     */
    boolean draw(long recorded, RunState now) {
        boolean due = isBehind(now) || recorded != length;
        length = recorded;
        state = now;
        invalid = false;
        return due;
    }
}
