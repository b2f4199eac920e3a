package puzzlescope.window.fx;

import java.util.function.LongPredicate;
import javafx.animation.AnimationTimer;

/**
 * The one clock of a window. It ticks once a frame while there is something to do and stands still otherwise. FX thread
 * only.
 */
public final class FrameClock {

    private final AnimationTimer timer;
    private boolean running;

    /** @param tick is given the frame's time in nanoseconds and says whether another frame is wanted */
    public FrameClock(LongPredicate tick) {
        timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (!tick.test(now)) {
                    halt();
                }
            }
        };
    }

    /** Asks for a frame. */
    public void wake() {
        if (!running) {
            running = true;
            timer.start();
        }
    }

    public void halt() {
        running = false;
        timer.stop();
    }
}
